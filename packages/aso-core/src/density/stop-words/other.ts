import { parseWords } from "./parse-words";

export const russian = parseWords(`
  а без более больше будет будто бы был была были было быть в вам вас ваш ваша ваше ваши весь во вот все всё всегда всего
  всей всех всю вы где да даже для до его ее её если есть ещё еще ж же за здесь и из или им иметь их к как какая какой
  когда кому который которая которое которые кто куда ли либо лишь между меня мне может можете можно мой моя моё мои мы на
  над надо наш наша наше наши не него нее неё нет ни них ничего но ну о об один одна одно он она они оно от очень перед по
  под после потом потому почти при про раз разве с сам самый своего своей свой свои своих себе себя сейчас со совсем так
  такой также там тебе тебя тем теперь то того тоже той только том тот тут ты у уж уже хоть хотя чего чей чем через что
  чтобы чуть эта эти это этого этой этом этот эту я
`);

export const turkish = parseWords(`
  acaba ama ancak artık aslında az bana bazen bazı belki ben beni benim beri bile bir biraz birçok biri birkaç birlikte
  biz bize bizi bizim böyle bu buna bunda bundan bunlar bunu bunun burada bütün çok çünkü da daha dahi de defa değil diğer
  diye dolayı edecek eden eder edilen en etmek etti fakat gibi göre ha hangi hatta hem henüz hep hepsi her herhangi herkes
  hiç hiçbir için ile ilgili ise işte kadar karşı kendi kendine ki kim kimse mi mı mu mü nasıl ne neden nerede nereye niye
  o olan olarak oldu olduğu olduğunu olması olmayan olmak olup olur ona ondan onlar onların onu onun orada oysa öyle pek
  rağmen sadece sanki sen seni senin siz size sizi sizin sonra şey şeyler şimdi şu şuna şunlar şunu tabii tarafından tüm
  tümü üzere üzerinde var ve veya ya yani yapılan yapmak yerine yine yok yoksa zaten
`);

export const finnish = parseWords(`
  ai aina ainoa alla ei eivät eli emme en enemmän ennen että et ette haluat hän häneen häneltä hänen hänessä hänet he
  heidän heidät heihin heille heitä ilman itse ja jo joiden joihin joita joka jokainen jokin jolla jolle joissa jonka jos
  joskus jossa josta jota jotka jotta kaikki kaikkea kanssa kautta keneen kenelle kenen kenet ketkä koska koskaan kuin
  kuinka kuka kun kunnes kyllä lisäksi luona me meidän meidät meihin meille meitä mihin mikä mikään mikä miksi millainen
  milloin minkä minua minulla minulle minun minut minä missä mistä mitä mitään mitkä monta muita muu mukaan mutta muut myös
  ne niiden niihin niillä niin niistä niitä noin nuo nyt näiden näin näitä nämä ole olemme olen olet olette oli olivat olla
  ollut on ovat paitsi paljon pitkin poikki se sekä sen siellä siihen siinä siis siitä sillä silti sinä sinua sinulla
  sinulle sinun sinut sitten sitä tai te teidän teidät teille teitä tämä tämän tähän tänä tässä tästä tätä tuo tuon vaan
  vai vaikka vain varten vielä voi voit voivat yli
`);

export const arabic = parseWords(`
  أ أن أنا أنت أنتم أنها أنه أو أي أيضا أيضًا إذ إذا إلا إلى إن إنها إنه الآن التي الذي الذين اللاتي الى ان او اي بأن بعد بعض
  بل بلا به بها بين بدون تكون تلك تم ثم جدا جميع حتى حول حيث خلال دون ذلك عبر عن عند عندما على علي عليه عليها غير فقط فقد في
  فيه فيها فى قبل قد قط كان كانت كل كلا كم كما كي كيف لا لأن لدى لدي لدينا لذلك لك لكل لكم لكن لم لما لماذا لن لنا له لها لهم
  لو ليس ليست ما ماذا متى مثل مع معك مما من منذ منه منها نحن نحو هذا هذه هل هم هنا هناك هو هي و وأن وإن والتي والذي وفي وقد
  وكان ولا ولم ولن وما ومع ومن وهذا وهذه وهو وهي يا يكون يمكن يمكنك
`);

import { parseWords } from "./parse-words";

export const french = parseWords(`
  a ai aie aient ainsi alors après as au aucun aucune aussi autre autres aux avant avec avez avoir avons bien car ce ceci
  cela celle celles celui ces cet cette ceux chaque chez ci comme comment d dans de des depuis dès deux dont donc du elle
  elles en encore entre es est et été êtes être eu eux faire fait fois font grâce hors ici il ils j je jusqu l la là le
  les leur leurs lors lorsque lui m ma mais me même mêmes mes moi moins mon n ne ni nos notre nous on ont ou où par parce
  pas pendant peu peut peuvent plus plusieurs pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa
  sans se sera seront ses si sinon soi soit sommes son sont sous souvent suis sur t ta tandis te tel telle telles tels
  tes toi ton toujours tous tout toute toutes très trop tu un une vers voici voilà vos votre vous vôtre y à ça était étaient
`);

export const spanish = parseWords(`
  a al algo algunas algunos ante antes aquel aquella aquellas aquellos aquí así aun aunque bajo bien cada casi como cómo
  con contra cual cuales cualquier cuando cuándo de del desde donde dónde dos durante e el él ella ellas ellos en entre
  era eran eres es esa esas ese eso esos esta está estaba estamos están estar estas este esto estos estoy fue fueron fui
  gran ha haber había hace hacer hacia han has hasta hay he hemos incluso la las le les lo los luego más me menos mi mí
  mientras mis misma mismo mucha muchas mucho muchos muy nada ni no nos nosotros nuestra nuestras nuestro nuestros o os
  otra otras otro otros para pero poco por porque pues puede pueden puedes que qué quien quién quienes se sea según ser si
  sí sido siempre sin sino sobre sois solo sólo somos son soy su sus también tan tanto te tener tengo ti tiene tienen
  tienes toda todas todavía todo todos tras tu tú tus un una unas uno unos usted ustedes vosotros vuestra vuestro y ya yo
`);

export const italian = parseWords(`
  a abbiamo ad ai al alla alle allo altra altre altri altro anche ancora anzi avere aveva avevano avete c che chi ci ciò
  ciascuno coi col come con contro cosa così cui d da dagli dai dal dalla dalle dallo degli dei del dell della delle dello
  dentro di dopo dove due durante e è ed era erano essere fa fare fino fra fu già gli ha hai hanno ho i il in io l la le
  lei li lo loro lui ma me meno mentre mi mia mie miei mio molta molte molti molto ne né negli nei nel nell nella nelle
  nello niente no noi non nostra nostre nostri nostro o od ogni ognuno oppure ora per perché però più poco poi possono può
  puoi qual quale quali quando quanta quante quanti quanto quasi quella quelle quelli quello questa queste questi questo
  qui quindi s sa se sei sempre senza si sì sia siamo siete solo sono sopra sotto sta stata state stati stato stessa
  stesso su sua sue sugli sui sul sulla sulle sullo suo suoi t tale tali tanto te ti tra tu tua tue tuo tuoi tutta tutte
  tutti tutto un una uno v vi voi vostra vostre vostri vostro
`);

export const portuguese = parseWords(`
  a à ainda além algo algum alguma algumas alguns ante antes ao aos apenas após aquela aquelas aquele aqueles aquilo as às
  até bem cada com como contra cada da das de dela delas dele deles depois desde dessa desse desta deste disso disto do
  dos durante e é ela elas ele eles em embora enquanto então entre era eram essa essas esse esses esta está estamos estão
  estar estas estava este estes estou eu faz fazer foi for foram há isso isto já lá lhe lhes lo logo mais mas me mesma
  mesmo meu meus mim minha minhas muita muitas muito muitos na nada não nas nem nenhum nenhuma nessa nesse nesta neste no
  nos nós nossa nossas nosso nossos num numa o onde os ou outra outras outro outros para pela pelas pelo pelos pode podem
  por porque pois pouco qual quais qualquer quando quanto que quem se seja sem sempre sendo ser será seu seus si sido só
  sob sobre sou sua suas também tão te tem têm temos tenho ter teu teus ti todo toda todas todos tu tua tuas tudo um uma
  umas uns vai você vocês vos
`);

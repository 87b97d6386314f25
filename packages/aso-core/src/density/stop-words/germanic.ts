import { parseWords } from "./parse-words";

export const german = parseWords(`
  ab aber alle allem allen aller alles als also am an andere anderem anderen anderer anderes auch auf aus außer bei beim
  bereits bevor bin bis bist da dabei dadurch dafür dagegen daher damit danach dann daran darauf daraus darf darin darum
  darüber das dass davon davor dazu dein deine deinem deinen deiner dem den denen denn der deren des deshalb dessen dich
  die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines einige einmal er es
  etwa etwas euch euer eure eurem euren eurer für gegen hab habe haben hast hat hatte hatten hier hin hinter ich ihm ihn
  ihnen ihr ihre ihrem ihren ihrer im immer in indem ins ist ja je jede jedem jeden jeder jedes jedoch jene jenem jenen
  jener jetzt kann kannst kein keine keinem keinen keiner können könnt könnte machen man manche mehr mein meine meinem
  meinen meiner mich mir mit muss müssen nach nachdem nein nicht nichts noch nun nur ob oder ohne sehr sein seine seinem
  seinen seiner seit sich sie sind so sobald sogar solche soll sollen sollte sondern sonst soweit sowie über um und uns
  unser unsere unserem unseren unserer unter vom von vor war waren warum was weil weiter welche welchem welchen welcher
  welches wenn wer werde werden wie wieder will wir wird wirst wo wollen wurde wurden während würde zu zum zur zwar
  zwischen
`);

export const dutch = parseWords(`
  aan achter al alle alleen allemaal alles als altijd andere ben bent bij binnen boven buiten daar daarom dan dat de deze
  die dit doch doen doet door dus echter een eens elk elke en enkele er erg gaan geen geweest haar had hadden heb hebben
  hebt heeft hem hen het hier hij hoe hun iedere iemand iets ik in is ja je jij jou jouw jullie kan kon kunnen kunt maar
  maken me meer men met mij mijn moet moeten na naar naast niet niets nog nooit nu of om omdat onder ons onze ook op over
  samen sinds te tegen ten ter terwijl tijdens toch toen tot tussen u uit uw van vanaf veel via vol volgens voor vooral
  waar waarom wanneer want waren was wat we weer wel welke werd werden wie wij wil willen word worden wordt zal ze zeer
  zelf zich zij zijn zo zoals zonder zou zouden zullen
`);

export const swedish = parseWords(`
  alla allt all än andra annan annat är att av bara bland blev bli blir både bör då där de dem den denna deras dess dessa
  det detta dig din dina ditt dock du efter eftersom egen eller en ena er era ert ett finns för från få får genom ha hade
  han hans har hela hon honom hur här i icke igen in inför ingen inget inom inte ja jag just kan kunde kommer med medan
  mellan men mer mest mig min mina mitt mot mycket måste många nej ni nog nu någon något några när och också om oss per på
  redan samma samt se sedan sig sin sina sitt sitta ska skall skulle som så sådan sådana sånt till tills trots under upp
  ut utan vad var vara varför varit varje vars vem vi via vid vilka vilken vilket vill vår våra vårt även åt över
`);

export const danish = parseWords(`
  af aldrig alle alt altid andet andre at bare begge blev blive bliver da de dem den denne der deres derfor det dette dig
  din dine disse dit dog du efter ej eller en end endnu er et få får fik flere for fordi fra før gennem god gør ham han
  hans har havde have hende hendes her hos hun hvad hver hvert hvilke hvilken hvis hvor hvordan hvorfor hvornår i igen
  ikke imellem imod ind inden indtil ingen intet ja jeg jer jeres jo kan kom komme kommer kun kunne lad lige man mange med
  meget mellem men mens mere mest mig min mine mit mod må måske når nej noget nogen nogle nok nu ned og også om op os over
  på samme samt se selv siden sig sin sine sit skal skulle som så sådan til uden under ud var ved vi vil ville vor vores
  være været
`);

export const norwegian = parseWords(`
  alle alt andre at av bare begge ble blei blir bli både da de deg dei dem den denne der dere deres det dette di din disse
  ditt du eller en ei enn er et ett etter fordi for fra før få får gjennom gjør ha hadde ham han hans har henne hennes her
  hit hos hun hva hvem hver hvert hvilke hvilken hvis hvor hvordan hvorfor i ikke ikkje ingen inn innen ja jeg kan kom
  kunne kun lage mange man med meg meget mellom men mens mer mest min mine mitt mot mye må når ned nei noe noen nok nå og
  også om opp oss over på samme samt se seg selv siden sin sine sitt skal skulle slik som så sånn til under ut uten var
  ved vi via vil ville vite vår være vært
`);

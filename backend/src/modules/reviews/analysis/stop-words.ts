import type { Language } from "./languages";

/**
 * Stop words for app reviews: words that carry meaning in other text but never are the topic of a review, such as
 * common verbs, amounts, times and the app itself.
 */
const STOP_WORDS: Partial<Record<Language, string>> = {
  en: `
    able across actually ago almost answer answered along already always another anymore anyone anything app application apps around
    ask asked away back become becomes big bit bring brings call called came change changed come comes coming couple
    day days different done end enough especially even eventually everyone everything fact fast faster feel feels final finally find finds first
    five found four full gave give given gives giving goes going gone hour hours hundred instead keep keeps kind knew
    know known knows last late lately later least leave left less literally little long look looked looking looks lot
    lots made make makes making many maybe mean means mind minute minutes month months moment need needed needs never
    new next nobody none nothing now often old one ones other others part people perhaps person phone plus point probably put quick quickly quite
    rather read real really recently right said saw say saying says second see seems seen set several short show shows
    simply since single small somehow someone something sometimes somewhat soon sort start started starts still stuff
    sure take taken takes taking talk tell tells ten thing things think thinking though thought three time times today
    together told took totally toward tried tries truly try trying turn turned turns two us use used user users uses
    using usually want wanted wants way ways week weeks well went whole work worked working works year years yesterday
    morning mornings evening evenings night nights unless either neither instead today tonight
    im ive id dont doesnt didnt cant couldnt wont wouldnt isnt wasnt havent hasnt thats theres youre theyre
    star stars review reviews rating`,
  de: `
    app apps anwendung allerdings also bereits beim bisschen bitte braucht dabei dadurch dafür daher damit danach dann
    dass davon dazu deshalb drei eher eigentlich einfach einige einmal erst erste ersten etwas findet funktioniert
    ganz ganze gar geben gehen geht gemacht genau gibt gleich halt handy heute immer inzwischen irgendwie jahr jahre
    jahren jeden jetzt kommen kommt lange lassen leider letzte liegt machen macht manchmal mal mehr meistens minuten
    monat monate monaten muss müssen nach nie nochmal nutze nutzen nutzer oft paar richtig sagen schon sehen seit sonst
    stern sterne stunden tag tage tagen total trotzdem viel viele vielleicht völlig wäre weil weiter wenig wenn wieder
    wirklich woche wochen wohl wurde würde zeit ziemlich zwei`,
  fr: `
    app appli application aller alors années année après assez aucun aussi autre autres avant avoir beaucoup bien car
    cela cependant chaque chose choses comme dernier dernière depuis deux dire dit donc déjà encore enfin ensuite
    environ étoile étoiles être faire fait faut fois font heure heures ici jamais jour jours juste longtemps lors
    maintenant même met mettre minutes mois moins mieux nouveau nouvelle parfois peu peut peux plus plusieurs portable
    pourtant première presque prend puis quand quelques rien seul seulement souvent surtout téléphone temps toujours
    tous tout toute toutes trop trois trouve utilise utiliser vais vers veut veux vois voir vraiment`,
  es: `
    app aplicación aplicacion ahora algo alguna alguno algunos antes año años así aunque bastante bien cada casi cosa
    cosas creo cuando dar debe decir demasiado desde después día días dice dos entonces estrella estrellas hace hacer
    hay hora horas hoy incluso ir luego lugar mejor menos mes meses minutos mismo misma momento mucha muchas mucho
    muchos nada nunca nuevo otra otras otro otros parece parte pero poco poder pone poner primera primero puede puedo
    pues quiero realmente sale semana siempre solo sólo tal también tan tanto teléfono tener tengo tiempo tiene toda
    todas todavía todo todos tres usar uso va vamos veces ver vez voy ya`,
  it: `
    app applicazione adesso alcune alcuni allora altra altre altri altro ancora anni anno anzi appena bene bisogna
    cellulare così cosa cose dare deve dice dire dopo due ecco fa faccio fare fatto fino giorni giorno già invece
    mai mese mesi meno mentre mettere minuti molta molte molti molto nulla nuova nuovo ogni ora ore ormai parte perché
    però piuttosto poco poi poter posso prima primo proprio può pure qualche qualcosa quando quasi quindi sempre
    sembra settimana solo soltanto spesso stella stelle stesso subito tanto telefono tempo tre troppo tutta tutte
    tutti tutto usare uso vado vedere veramente viene volta volte vorrei`,
  pt: `
    app aplicativo aplicação agora ainda algo alguma alguns antes ano anos apenas assim até bem cada celular coisa
    coisas conseguir consigo depois desde deu dia dias dizer dois duas enquanto então estrela estrelas faz fazer fica
    ficar hoje hora horas ir já lugar mais melhor menos mês meses mesma mesmo minutos muita muitas muito muitos nada
    nova novo nunca onde outra outras outro outros parece parte pode poder porque pouco pra preciso primeira primeiro
    qualquer quando quase quero realmente sempre semana só também tanto telefone tem tempo tenho ter toda todas todo
    todos três tudo usar uso vai ver vez vezes vou`,
  nl: `
    app apps alleen allemaal alles altijd anders beetje blijft dag dagen daarna daarom dan doen doet drie echt eens
    eerste eigenlijk elke even gaan gaat gebruik gebruiken gedaan geeft gewoon goed graag heel iets jaar jaren keer
    kom komen komt krijg krijgt laatste lang laat maak maakt maand maanden maar maken meer meestal minuten misschien
    moet moeten niets nieuw nieuwe nog nooit nu ook paar soms staat steeds sterren telefoon terug tijd toch twee uur
    vaak veel verder vind vindt vooral waar wanneer weer week weken weinig werken werkt wel wil zeer zeggen zien ziet`,
};

/** Returns the stop words of a language, or an empty list if it has no list. */
export function getStopWords(language: Language): readonly string[] {
  return STOP_WORDS[language]?.trim().split(/\s+/) ?? [];
}

import type { Language } from "./topic";

/** Parts of reviews for each mood: openings, middles that may mention a feature, and endings. */
interface Phrases {
  titles: string[];
  openings: string[];
  middles: string[];
  endings: string[];
}

export type Mood = "good" | "mixed" | "bad";

const split = (titles: string, openings: string, middles: string, endings: string): Phrases => ({
  titles: titles.split("|"),
  openings: openings.split("|"),
  middles: middles.split("|"),
  endings: endings.split("|"),
});

/** `{f}` is replaced with a feature of the app, `{b}` with its name. */
export const REVIEW_PHRASES: Record<Language, Record<Mood, Phrases>> = {
  en: {
    good: split(
      "Love it|Does what it says|My daily companion|Worth every minute|Best of its kind|Finally",
      "I use {b} every morning.|Great app, fast and easy to read.|I tried five others before {b}.|My whole family is happy with it.|Beautiful design and no fuss.|Two years in and still excellent.",
      "{f} works perfectly.|I love {f}.|The last update made {f} even better.|It starts fast and never crashed on me.|Support answered within a day.|The widgets are wonderful.",
      "Thank you!|Highly recommended.|Keep up the good work.|Five stars from me.|I would miss it.|",
    ),
    mixed: split(
      "Good, with gaps|Nearly there|Okay|Useful but slow|Room to improve",
      "{b} is a decent app.|I like the idea.|It was better before the redesign.|Does the job most days.",
      "{f} is useful, but hard to find.|Sync takes too long.|I wish {f} worked offline.|The price went up again.|Too many notifications for my taste.",
      "I will wait for the next update.|Three stars for now.|Please bring the old layout back.|",
    ),
    bad: split(
      "Crashes since the update|Disappointed|Too expensive|Broken|Wanted to like it",
      "{b} crashes as soon as I open it.|I lost all my data.|The subscription is a bad joke.|Login fails every second time.|The ads are terrible.",
      "{f} does not work at all.|Support never answered.|It drains the battery.|I cannot cancel the trial.|Everything is slow and confusing.",
      "Uninstalled.|I want a refund.|Avoid.|Please fix this.|",
    ),
  },
  de: {
    good: split(
      "Sehr gut|Hält, was sie verspricht|Täglich im Einsatz|Endlich|Beste App ihrer Art",
      "Ich nutze {b} jeden Morgen.|Tolle App, schnell und übersichtlich.|Vorher hatte ich fünf andere ausprobiert.|Die ganze Familie ist zufrieden.",
      "{f} funktioniert einwandfrei.|Besonders gut: {f}.|Startet schnell und ist nie abgestürzt.|Der Support hat sofort geantwortet.",
      "Vielen Dank!|Klare Empfehlung.|Weiter so.|",
    ),
    mixed: split(
      "Gut, aber|Fast perfekt|Ganz okay|Noch Luft nach oben",
      "{b} ist eine ordentliche App.|Die Idee gefällt mir.|Vor dem neuen Design war sie besser.",
      "{f} ist nützlich, aber schwer zu finden.|Die Synchronisierung dauert zu lange.|Der Preis ist wieder gestiegen.",
      "Ich warte auf das nächste Update.|Vorerst drei Sterne.|",
    ),
    bad: split(
      "Stürzt seit dem Update ab|Enttäuscht|Zu teuer|Schade",
      "{b} stürzt beim Öffnen ab.|Meine Daten sind weg.|Das Abo ist viel zu teuer.|Die Anmeldung schlägt ständig fehl.",
      "{f} funktioniert gar nicht.|Der Support antwortet nie.|Der Akku ist sofort leer.",
      "Gelöscht.|Bitte beheben.|",
    ),
  },
  fr: {
    good: split(
      "Excellente|Tient ses promesses|Mon indispensable|Enfin|La meilleure",
      "J'utilise {b} tous les matins.|Super app, rapide et claire.|J'en ai essayé cinq autres avant.|Toute la famille est contente.",
      "{f} fonctionne parfaitement.|J'adore : {f}.|Elle démarre vite et ne plante jamais.|Le support a répondu dans la journée.",
      "Merci !|Je recommande.|Continuez ainsi.|",
    ),
    mixed: split(
      "Bien, mais|Presque parfaite|Correcte|Peut mieux faire",
      "{b} est une app correcte.|L'idée me plaît.|C'était mieux avant la refonte.",
      "{f} est utile, mais difficile à trouver.|La synchronisation est trop lente.|Le prix a encore augmenté.",
      "J'attends la prochaine mise à jour.|Trois étoiles pour l'instant.|",
    ),
    bad: split(
      "Plante depuis la mise à jour|Déçu|Trop chère|Dommage",
      "{b} plante dès l'ouverture.|J'ai perdu toutes mes données.|L'abonnement est hors de prix.|La connexion échoue sans arrêt.",
      "{f} ne marche pas du tout.|Le support ne répond jamais.|Elle vide la batterie.",
      "Désinstallée.|À corriger d'urgence.|",
    ),
  },
  ja: {
    good: split(
      "最高です|毎日使っています|とても便利|手放せません",
      "{b}を毎朝使っています。|見やすくて速い、良いアプリです。|他のアプリも試しましたが、これが一番です。",
      "「{f}」がとても便利です。|起動が速く、落ちたことがありません。|サポートの返事も早かったです。",
      "ありがとうございます。|おすすめです。|これからも期待しています。|",
    ),
    mixed: split(
      "惜しい|まあまあ|改善に期待",
      "{b}は悪くないです。|アイデアは好きです。|以前のデザインの方が良かったです。",
      "「{f}」は便利ですが、見つけにくいです。|同期に時間がかかります。|値上げが残念です。",
      "次のアップデートを待ちます。|今は星三つです。|",
    ),
    bad: split(
      "アップデート後に落ちる|残念|高すぎる|使えない",
      "{b}を開くとすぐに落ちます。|データが全部消えました。|月額料金が高すぎます。|ログインできません。",
      "「{f}」がまったく動きません。|サポートから返事がありません。|電池の減りが早いです。",
      "削除しました。|早く直してください。|",
    ),
  },
};

/** Obviously invented: initials and numbers. */
export const REVIEWERS: Record<Language, string[]> = {
  en: ["SampleReader", "TestUser", "QuietFox", "BlueKettle", "NorthWind", "PaperBoat", "SlowTrain"],
  de: ["Beispielnutzer", "Testkonto", "StillerFuchs", "Nordwind", "Papierboot", "Teekanne"],
  fr: ["UtilisateurTest", "CompteExemple", "PetitRenard", "VentDuNord", "BateauPapier"],
  ja: ["サンプル利用者", "テスト太郎", "紙の船", "北風", "静かな狐"],
};

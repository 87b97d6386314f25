import type { Language, TopicText } from "./topic";
import type { Random } from "./random";

interface Voice {
  opening: (name: string, does: string) => string;
  uses: (phrases: string[]) => string;
  middle: string[];
  heading: string;
  closing: (developer: string) => string;
  taglines: string[];
}

const VOICES: Record<Language, Voice> = {
  en: {
    opening: (name, does) => `${name} ${does}.`,
    uses: (phrases) =>
      `People open it as their ${listed(phrases, "and")}, mostly for a minute at a time, and come back the next day.`,
    middle: [
      "It was made by people who needed it themselves, and it stays out of the way: one screen for what matters now, and everything else one tap deeper. There is nothing to set up before the first use.",
      "We spent a year on the details: it opens in under a second, it uses little battery, and it remembers where you were. What you enter stays on your phone unless you decide to share it.",
      "Beginners find their way in a minute, and those who use it every day find shortcuts for all they repeat. Large text, screen readers and both hands are looked after from the first version on.",
    ],
    heading: "What is inside",
    closing: (developer) =>
      `Questions and ideas reach real people at ${developer}. Every message is read, and many of the features above began as one.`,
    taglines: [
      "Simple, fast and private",
      "Made for every day",
      "All you need in one place",
      "Clear at a glance",
      "Works offline",
    ],
  },
  de: {
    opening: (name, does) => `${name} ${does}.`,
    uses: (phrases) =>
      `Viele nutzen sie als ${listed(phrases, "und")}, meist nur für eine Minute, und kommen am nächsten Tag wieder.`,
    middle: [
      "Die App stammt von Menschen, die sie selbst brauchten. Sie zeigt auf einem Bildschirm, was jetzt zählt, und alles andere einen Tipp tiefer. Vor dem ersten Gebrauch ist nichts einzurichten.",
      "Sie startet in unter einer Sekunde, schont den Akku und merkt sich, wo du warst. Was du eingibst, bleibt auf deinem Telefon, bis du es teilst.",
    ],
    heading: "Das steckt darin",
    closing: (developer) =>
      `Fragen und Ideen lesen echte Menschen bei ${developer}. Jede Nachricht wird beantwortet.`,
    taglines: [
      "Einfach, schnell und privat",
      "Für jeden Tag gemacht",
      "Alles an einem Ort",
      "Auch ohne Netz",
    ],
  },
  fr: {
    opening: (name, does) => `${name} ${does}.`,
    uses: (phrases) =>
      `On l'ouvre pour ${listed(phrases, "et")}, une minute à la fois, et on y revient le lendemain.`,
    middle: [
      "L'app est née d'un besoin réel. Un seul écran montre ce qui compte maintenant, et le reste est à un geste. Rien à régler avant de commencer.",
      "Elle s'ouvre en moins d'une seconde, ménage la batterie et se souvient de l'endroit où vous étiez. Vos données restent sur votre téléphone tant que vous ne les partagez pas.",
    ],
    heading: "Ce que vous y trouvez",
    closing: (developer) =>
      `Vos questions et vos idées sont lues par l'équipe de ${developer}. Chaque message compte.`,
    taglines: ["Simple, rapide et privé", "Pour tous les jours", "Tout au même endroit", "Même hors ligne"],
  },
  ja: {
    opening: (name, does) => `「${name}」は、${does}。`,
    uses: (phrases) => `${phrases.join("、")}としても毎日手軽に使えます。`,
    middle: [
      "本当に必要とする人たちが作ったアプリです。今大切なことはひとつの画面に、それ以外はワンタップ先に。使い始める前の設定は必要ありません。",
      "一秒以内に起動し、電池も長持ち。入力した内容は、共有するまで端末の中に保存されます。",
    ],
    heading: "主な機能",
    closing: (developer) => `ご質問やご意見は${developer}まで。すべてのメッセージに目を通しています。`,
    taglines: ["シンプルで速い", "毎日使える", "すべてをひとつに", "オフライン対応"],
  },
};

export function describe(
  language: Language,
  name: string,
  developer: string,
  text: TopicText,
  random: Random,
): string {
  const voice = VOICES[language];
  const first = random.pick(voice.middle);
  const second = random.pick(voice.middle.filter((paragraph) => paragraph !== first));
  const features = text.features.map((feature) => `• ${feature}`).join("\n");
  return [
    voice.opening(name, text.does),
    first,
    voice.uses(text.phrases),
    `${voice.heading}\n${features}`,
    second,
    voice.closing(developer),
  ].join("\n\n");
}

export function tagline(language: Language, random: Random): string {
  return random.pick(VOICES[language].taglines);
}

function listed(phrases: string[], and: string): string {
  return `${phrases.slice(0, -1).join(", ")} ${and} ${phrases.at(-1) ?? ""}`;
}

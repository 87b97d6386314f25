import type { ReviewTheme } from "@listwise/contracts/reviews";
import type { Stemmer } from "@listwise/aso-core/stemming";
import type { Language } from "./languages";

type Words = Partial<Record<Language, string>>;

/** Words that tell the theme of a topic, chosen by us; the first theme with a word of the topic wins. */
const WORDS: readonly (readonly [ReviewTheme, Words])[] = [
  [
    "stability",
    {
      en: "crash crashing crashed freeze freezes freezing frozen bug bugs glitch glitches error errors hang hangs",
      de: "absturz abstürze stürzt abgestürzt fehler hängt friert",
      fr: "plante planter bug bugs erreur erreurs bloque",
      es: "falla fallas fallo error errores cierra bloquea",
      it: "crash errore errori blocca bug",
      pt: "trava travando erro erros falha bug",
      nl: "crasht crash fout fouten vastloopt bug",
      ja: "落ちる 不具合 エラー バグ フリーズ",
    },
  ],
  [
    "ads",
    {
      en: "ad ads advert adverts advertising advertisement advertisements popup popups",
      de: "werbung werbungen anzeigen",
      fr: "pub pubs publicité publicités",
      es: "anuncio anuncios publicidad",
      it: "pubblicità annunci",
      pt: "anúncio anúncios propaganda",
      nl: "reclame reclames advertenties",
      ja: "広告",
    },
  ],
  [
    "price",
    {
      en: "price prices pricing cost costs subscription subscriptions subscribe refund trial payment payments pay paid charge charged money expensive purchase",
      de: "preis preise abo abonnement kosten geld bezahlen teuer kauf testphase",
      fr: "prix abonnement abonnements payer payant argent cher chère remboursement essai",
      es: "precio precios suscripción pagar pago dinero caro cara reembolso prueba",
      it: "prezzo prezzi abbonamento pagare pagamento soldi rimborso prova",
      pt: "preço preços assinatura pagar pagamento dinheiro reembolso",
      nl: "prijs prijzen abonnement betalen geld duur proefperiode",
      ja: "料金 月額 値上げ 課金 値段 価格",
    },
  ],
  [
    "account",
    {
      en: "login log signin sign account accounts password passwords register registration",
      de: "anmeldung anmelden login konto konten passwort registrierung",
      fr: "connexion connecter compte comptes mot passe inscription",
      es: "sesión cuenta cuentas contraseña registro",
      it: "accesso account password registrazione",
      pt: "login conta contas senha cadastro",
      nl: "inloggen account accounts wachtwoord registratie",
      ja: "ログイン アカウント パスワード 登録",
    },
  ],
  [
    "support",
    {
      en: "support service answer answers response reply replies developer developers team help",
      de: "support kundendienst antwort antworten entwickler",
      fr: "support service réponse développeur développeurs",
      es: "soporte servicio respuesta desarrollador desarrolladores",
      it: "supporto assistenza risposta sviluppatori",
      pt: "suporte atendimento resposta desenvolvedores",
      nl: "support klantenservice antwoord ontwikkelaar",
      ja: "サポート 返事 対応 問い合わせ",
    },
  ],
  [
    "performance",
    {
      en: "slow battery speed lag loading load memory performance drain drains",
      de: "langsam akku geschwindigkeit ladezeit lädt speicher leistung",
      fr: "lente lent batterie vitesse chargement mémoire",
      es: "lenta lento batería velocidad carga memoria",
      it: "lenta lento batteria velocità caricamento",
      pt: "lenta lento bateria velocidade carregamento",
      nl: "traag batterij snelheid laden geheugen",
      ja: "重い 遅い 電池 バッテリー 速度",
    },
  ],
  [
    "data",
    {
      en: "sync syncing synchronization backup backups data export import cloud",
      de: "synchronisierung synchronisation sicherung daten export",
      fr: "synchronisation sauvegarde données",
      es: "sincronización copia datos",
      it: "sincronizzazione backup dati",
      pt: "sincronização backup dados",
      nl: "synchronisatie back-up gegevens",
      ja: "同期 データ バックアップ",
    },
  ],
  [
    "notifications",
    {
      en: "notification notifications alert alerts reminder reminders alarm alarms",
      de: "benachrichtigung benachrichtigungen erinnerung erinnerungen alarm warnung warnungen",
      fr: "notification notifications alerte alertes rappel rappels",
      es: "notificación notificaciones alerta alertas recordatorio",
      it: "notifica notifiche avviso avvisi promemoria",
      pt: "notificação notificações alerta alertas lembrete",
      nl: "melding meldingen herinnering herinneringen",
      ja: "通知 アラート リマインダー",
    },
  ],
  [
    "design",
    {
      en: "design redesign layout interface ui screen screens widget widgets icon icons font fonts color colors theme menu button buttons navigation",
      de: "design layout oberfläche ansicht widget widgets symbol schrift farbe farben menü bedienung",
      fr: "design refonte interface écran widget widgets icône police couleur couleurs menu",
      es: "diseño interfaz pantalla widget widgets icono letra color colores menú",
      it: "design interfaccia schermata widget icona colori menu grafica",
      pt: "design interface tela widget widgets ícone cor cores menu",
      nl: "ontwerp interface scherm widget widgets pictogram kleur kleuren menu",
      ja: "デザイン 画面 ウィジェット アイコン 表示 文字",
    },
  ],
];

/** Returns a function that returns the theme of a word's stem, or `null` if it belongs to none. */
export function createThemeFinder(
  language: Language,
  stem: Stemmer,
): (wordStem: string) => ReviewTheme | null {
  const themes = new Map<string, ReviewTheme>();
  for (const [theme, words] of WORDS)
    for (const word of words[language]?.split(" ") ?? [])
      if (!themes.has(stem(word))) themes.set(stem(word), theme);
  return (wordStem) => themes.get(wordStem) ?? null;
}

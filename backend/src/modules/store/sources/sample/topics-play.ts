import { createTopicText, type Topic } from "./topic";

export const playTopics: Topic[] = [
  {
    id: "puzzle",
    genre: "Games",
    glyph: "grid",
    texts: {
      en: createTopicText(
        "Block Puzzle|Word Puzzle Game|Sudoku Classic",
        "brain,logic,match,tiles,crossword,relax,casual,offline,levels,numbers,daily",
        "sets one fair puzzle a day and an endless board beside it",
        "A new board every morning|Hints that explain|Plays without a network|No timer unless you want one",
      ),
      de: createTopicText(
        "Block Puzzle|Wörter Rätsel|Sudoku Klassik",
        "denken,logik,steine,kreuzworträtsel,entspannen,offline,zahlen,spiel",
        "stellt jeden Tag ein faires Rätsel und daneben ein endloses Brett",
        "Jeden Morgen neu|Hinweise, die erklären|Ohne Netz|Ohne Zeitdruck",
      ),
      fr: createTopicText(
        "Puzzle Blocs|Mots Croisés|Sudoku Classique",
        "logique,cerveau,tuiles,mots,détente,hors,ligne,nombres,jeu",
        "propose une énigme par jour et un plateau sans fin",
        "Un plateau chaque matin|Des indices expliqués|Sans réseau|Sans minuteur",
      ),
      ja: createTopicText(
        "ブロック パズル|言葉 パズル|数独 クラシック",
        "脳トレ,パズル,数字,クロスワード,暇つぶし,無料,オフライン,論理",
        "毎日一問の良問と、終わりのない盤面を楽しめます",
        "毎朝新しい問題|わかるヒント|オフライン|時間制限なし",
      ),
    },
  },
  {
    id: "racing",
    genre: "Games",
    glyph: "wave",
    texts: {
      en: createTopicText(
        "Racing Game|Car Driving Simulator|Drift Racer",
        "cars,speed,drive,race,truck,parking,3d,multiplayer,nitro,traffic,motor",
        "puts weight and grip first, so that a clean line wins",
        "Forty roads, four seasons|Race a friend's ghost|Tilt, touch or controller|Every car by driving, none by paying",
      ),
      de: createTopicText(
        "Renn Spiel|Auto Fahren Simulator|Drift Rennen",
        "autos,tempo,fahren,rennen,lkw,parken,3d,motor,verkehr",
        "setzt auf Gewicht und Haftung, damit die saubere Linie gewinnt",
        "Vierzig Straßen|Gegen den Geist|Neigen, tippen, steuern|Alles erfahrbar",
      ),
      fr: createTopicText(
        "Jeu de Course|Simulateur Voiture|Drift Pilote",
        "voitures,vitesse,conduire,course,camion,parking,3d,moteur",
        "mise sur le poids et l'adhérence : la belle trajectoire gagne",
        "Quarante routes|Contre un fantôme|Inclinez ou touchez|Tout se gagne",
      ),
      ja: createTopicText(
        "レースゲーム|ドライブ シミュレーター|ドリフト レーサー",
        "車,レース,運転,スピード,トラック,駐車,対戦,無料",
        "重さとグリップを大切にした、走りで勝てるレースです",
        "四十のコース|ゴースト対戦|傾き操作|課金なしで全車",
      ),
    },
  },
  {
    id: "photo",
    genre: "Photo & Video",
    glyph: "drop",
    texts: {
      en: createTopicText(
        "Photo Editor|Video Editor & Collage|Film Camera Filters",
        "camera,filters,effects,retouch,collage,background,slideshow,crop,movie,selfie",
        "develops a picture in steps that can all be undone, next week too",
        "Edits that never touch the original|Presets to share|Remove what walked in|Film looks from real rolls",
      ),
      de: createTopicText(
        "Foto Editor|Video Schneiden|Kamera Filter",
        "bilder,filter,effekte,collage,hintergrund,zuschneiden,film,selfie",
        "entwickelt ein Bild in Schritten, die sich alle zurücknehmen lassen",
        "Das Original bleibt|Vorlagen teilen|Störendes entfernen|Echte Filmlooks",
      ),
      fr: createTopicText(
        "Retouche Photo|Montage Vidéo|Filtres Caméra",
        "images,filtres,effets,collage,fond,recadrer,film,selfie",
        "développe une image par étapes toujours réversibles",
        "L'original reste|Réglages à partager|Effacez l'intrus|Rendus argentiques",
      ),
      ja: createTopicText(
        "写真 加工|動画 編集|フィルムカメラ",
        "写真,加工,フィルター,編集,コラージュ,背景,自撮り,動画",
        "いつでも元に戻せる手順で写真を仕上げます",
        "元画像はそのまま|設定を共有|不要物を消去|フィルム風",
      ),
    },
  },
  {
    id: "music",
    genre: "Music",
    glyph: "bars",
    texts: {
      en: createTopicText(
        "Guitar Tuner|Piano Lessons|Metronome & Beats",
        "music,chords,songs,learn,ukulele,violin,practice,drum,keyboard,sheet,rhythm",
        "listens through the microphone and responds instantly",
        "Every tuning, by ear|Chords that show the fingers|A beat you can feel|Practice that is counted",
      ),
      de: createTopicText(
        "Gitarre Stimmen|Klavier Lernen|Metronom",
        "musik,akkorde,lieder,lernen,ukulele,geige,üben,takt,noten",
        "hört über das Mikrofon zu und antwortet sofort",
        "Alle Stimmungen|Akkorde mit Fingern|Fühlbarer Takt|Üben gezählt",
      ),
      fr: createTopicText(
        "Accordeur Guitare|Cours Piano|Métronome",
        "musique,accords,chansons,apprendre,ukulélé,violon,rythme,partition",
        "écoute par le micro et répond aussitôt",
        "Tous les accordages|Accords et doigtés|Un tempo sensible|Pratique comptée",
      ),
      ja: createTopicText(
        "ギター チューナー|ピアノ レッスン|メトロノーム",
        "音楽,コード,曲,練習,ウクレレ,バイオリン,リズム,楽譜",
        "マイクで音を聴き取り、すぐに答えます",
        "全チューニング|指の見えるコード|振動する拍|練習記録",
      ),
    },
  },
  {
    id: "shopping",
    genre: "Shopping",
    glyph: "star",
    texts: {
      en: createTopicText(
        "Grocery Shopping List|Price Compare & Deals|Coupon Wallet",
        "store,list,sale,discount,save,cashback,barcode,market,family,offers,shop",
        "shares one list with the household and knows the way through the shop",
        "Aisle order of your shop|Prices remembered|Everyone sees a tick|Coupons that expire aloud",
      ),
      de: createTopicText(
        "Einkaufsliste|Preisvergleich Angebote|Gutschein Sammler",
        "einkaufen,liste,angebot,rabatt,sparen,markt,familie,preise",
        "teilt eine Liste mit dem Haushalt und kennt den Weg durch den Laden",
        "Reihenfolge des Ladens|Gemerkte Preise|Jeder sieht den Haken|Gutscheine mit Frist",
      ),
      fr: createTopicText(
        "Liste de Courses|Comparateur Prix|Coupons Promo",
        "magasin,liste,promo,remise,économies,marché,famille,offres",
        "partage une liste avec le foyer et connaît le chemin du magasin",
        "L'ordre des rayons|Prix retenus|Chacun voit la coche|Coupons à échéance",
      ),
      ja: createTopicText(
        "買い物リスト|価格 比較|クーポン 管理",
        "買い物,セール,割引,節約,バーコード,家族,特売,スーパー",
        "家族で一つのリストを共有し、売り場の順に並べます",
        "売り場順|価格を記憶|家族と同期|期限通知",
      ),
    },
  },
];

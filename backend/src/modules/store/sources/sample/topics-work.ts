import { createTopicText, type Topic } from "./topic";

export const workTopics: Topic[] = [
  {
    id: "notes",
    genre: "Productivity",
    glyph: "grid",
    texts: {
      en: createTopicText(
        "Notes & Lists|Quick Notebook|Voice Notes",
        "memo,notepad,writing,journal,checklist,sync,folder,organize,idea,reminder",
        "opens on an empty page and finds everything written before by any word of it",
        "Search that reads handwriting|Folders or none|Voice turned into text|Plain files you can take away",
      ),
      de: createTopicText(
        "Notizen & Listen|Notizbuch|Sprachnotizen",
        "memo,schreiben,tagebuch,liste,ordner,idee,erinnerung,text",
        "öffnet eine leere Seite und findet alles Geschriebene über jedes Wort",
        "Suche in Handschrift|Ordner oder keine|Sprache wird Text|Einfache Dateien",
      ),
      fr: createTopicText(
        "Notes & Listes|Carnet Rapide|Notes Vocales",
        "mémo,écrire,journal,liste,dossier,idée,rappel,texte",
        "s'ouvre sur une page vide et retrouve tout par n'importe quel mot",
        "Recherche manuscrite|Avec ou sans dossiers|La voix en texte|Fichiers simples",
      ),
      ja: createTopicText(
        "メモ帳|ノート アプリ|音声メモ",
        "メモ,ノート,日記,リスト,フォルダ,アイデア,文字,リマインダー",
        "白紙からすぐ書け、どの言葉からでも過去のメモを探せます",
        "手書き検索|フォルダ自由|音声を文字に|書き出し可能",
      ),
    },
  },
  {
    id: "tasks",
    genre: "Productivity",
    glyph: "grid",
    texts: {
      en: createTopicText(
        "To Do List|Task Planner|Habit Tracker",
        "todo,tasks,reminder,calendar,routine,goals,checklist,focus,daily,organizer",
        "keeps today short: what is due, what repeats and what can wait",
        "Plain-language dates|Habits beside tasks|Shared lists|A week on one page",
      ),
      de: createTopicText(
        "Aufgaben Liste|Tages Planer|Gewohnheiten",
        "todo,aufgaben,erinnerung,kalender,routine,ziele,checkliste,fokus",
        "hält den Tag kurz: was fällig ist, was sich wiederholt und was warten kann",
        "Termine in Klartext|Gewohnheiten daneben|Geteilte Listen|Die Woche auf einer Seite",
      ),
      fr: createTopicText(
        "Liste de Tâches|Agenda Quotidien|Suivi Habitudes",
        "todo,tâches,rappel,calendrier,routine,objectifs,liste,focus",
        "garde la journée courte : ce qui est dû, ce qui revient, ce qui peut attendre",
        "Dates en toutes lettres|Habitudes à côté|Listes partagées|La semaine en une page",
      ),
      ja: createTopicText(
        "やることリスト|タスク 管理|習慣トラッカー",
        "タスク,予定,カレンダー,習慣,目標,リマインダー,手帳,集中",
        "今日やることだけを短く見せ、繰り返しと先送りを整理します",
        "自然な日付入力|習慣も一緒に|共有リスト|一週間を一枚に",
      ),
    },
  },
  {
    id: "budget",
    genre: "Finance",
    glyph: "bars",
    texts: {
      en: createTopicText(
        "Budget Planner|Expense Tracker|Bill Reminder",
        "money,spending,finance,savings,income,debt,wallet,receipts,cash,account",
        "sorts spending into envelopes and warns before one is empty",
        "Envelopes that roll over|Receipts by camera|Bills before they are due|A budget for two",
      ),
      de: createTopicText(
        "Haushaltsbuch|Ausgaben Tracker|Budget Planer",
        "geld,finanzen,sparen,einnahmen,schulden,konto,kosten,rechnung",
        "sortiert Ausgaben in Umschläge und warnt, bevor einer leer ist",
        "Umschläge mit Übertrag|Belege per Kamera|Rechnungen vor Fälligkeit|Budget zu zweit",
      ),
      fr: createTopicText(
        "Budget Facile|Suivi Dépenses|Rappel Factures",
        "argent,finances,épargne,revenus,dettes,compte,dépenses,reçus",
        "range les dépenses en enveloppes et prévient avant qu'une soit vide",
        "Enveloppes reportées|Reçus par photo|Factures à temps|Un budget à deux",
      ),
      ja: createTopicText(
        "家計簿|支出 管理|予算 プランナー",
        "家計簿,お金,貯金,収入,支出,レシート,口座,節約",
        "支出を封筒ごとに分け、なくなる前にお知らせします",
        "繰越できる封筒|レシート撮影|支払日の通知|二人で共有",
      ),
    },
  },
  {
    id: "scanner",
    genre: "Business",
    glyph: "grid",
    texts: {
      en: createTopicText(
        "PDF Scanner|Document Scanner & Sign|QR Code Reader",
        "scan,pdf,sign,fax,receipt,ocr,barcode,documents,camera,converter,print",
        "turns paper into straight, readable, searchable pages",
        "Automatic edge detection|Text you can copy|Sign with a finger|No account, no upload",
      ),
      de: createTopicText(
        "PDF Scanner|Dokumente Scannen|QR Code Leser",
        "scannen,pdf,unterschrift,fax,beleg,ocr,barcode,kamera,drucken",
        "macht aus Papier gerade, lesbare und durchsuchbare Seiten",
        "Ränder von selbst|Text zum Kopieren|Mit dem Finger unterschreiben|Ohne Konto",
      ),
      fr: createTopicText(
        "Scanner PDF|Scan Documents|Lecteur QR Code",
        "scanner,pdf,signature,fax,reçu,ocr,code,appareil,imprimer",
        "change le papier en pages droites, lisibles et consultables",
        "Bords détectés|Texte à copier|Signez du doigt|Sans compte",
      ),
      ja: createTopicText(
        "PDF スキャナー|書類 スキャン|QRコード リーダー",
        "スキャン,書類,署名,領収書,文字認識,カメラ,印刷,変換",
        "紙の書類をまっすぐで検索できるページに変えます",
        "自動で縁を検出|文字をコピー|指で署名|登録不要",
      ),
    },
  },
  {
    id: "language",
    genre: "Education",
    glyph: "star",
    texts: {
      en: createTopicText(
        "Learn Spanish|Language Flashcards|Vocabulary Builder",
        "words,grammar,speak,english,french,german,lessons,translate,kids,study,quiz",
        "teaches the two thousand words that most talk is made of, a few minutes at a time",
        "Speech that is checked|Cards that know when you forget|Stories by level|Lessons without a network",
      ),
      de: createTopicText(
        "Spanisch Lernen|Vokabel Trainer|Sprachen Karten",
        "wörter,grammatik,sprechen,englisch,französisch,lektion,übersetzen,quiz",
        "lehrt die zweitausend Wörter, aus denen die meisten Gespräche bestehen",
        "Geprüfte Aussprache|Karten zur rechten Zeit|Geschichten nach Stufe|Ohne Netz",
      ),
      fr: createTopicText(
        "Apprendre Espagnol|Cartes Vocabulaire|Cours de Langues",
        "mots,grammaire,parler,anglais,allemand,leçons,traduire,quiz",
        "enseigne les deux mille mots dont sont faites les conversations",
        "Prononciation vérifiée|Des cartes au bon moment|Histoires par niveau|Sans réseau",
      ),
      ja: createTopicText(
        "英語 学習|英単語 カード|語学 トレーニング",
        "英語,単語,文法,会話,翻訳,レッスン,発音,クイズ,勉強",
        "会話の大半を占める二千語を数分ずつ学べます",
        "発音チェック|忘れる頃に復習|レベル別の物語|オフライン対応",
      ),
    },
  },
];

import { createTopicText, type Topic } from "./topic";

export const healthTopics: Topic[] = [
  {
    id: "meditation",
    genre: "Health & Fitness",
    glyph: "ring",
    texts: {
      en: createTopicText(
        "Meditation & Sleep|Calm Breathing|Mindfulness Timer",
        "relax,stress,anxiety,sleep,sounds,breathe,zen,focus,mood,yoga,rest",
        "offers short guided sessions for the start, the middle and the end of a day",
        "Sessions from three minutes|Breathing without a screen|A timer with bells|No streaks, no pressure",
      ),
      de: createTopicText(
        "Meditation & Schlaf|Atem Übungen|Achtsamkeit Timer",
        "entspannen,stress,angst,schlaf,klänge,atmen,ruhe,fokus,yoga",
        "bietet kurze geführte Übungen für Anfang, Mitte und Ende des Tages",
        "Übungen ab drei Minuten|Atmen ohne Bildschirm|Timer mit Glocken|Ohne Druck",
      ),
      fr: createTopicText(
        "Méditation & Sommeil|Respiration Calme|Pleine Conscience",
        "relaxation,stress,anxiété,sommeil,sons,respirer,zen,calme,yoga",
        "propose de courtes séances guidées pour le matin, le midi et le soir",
        "Dès trois minutes|Respirer sans écran|Minuteur à cloches|Sans pression",
      ),
      ja: createTopicText(
        "瞑想と睡眠|呼吸 リラックス|マインドフルネス",
        "瞑想,睡眠,ストレス,呼吸,癒し,音,集中,ヨガ,休息",
        "朝昼晩に合わせた短いガイド付き瞑想を提供します",
        "三分から始める|画面を見ない呼吸法|鐘のタイマー|気楽に続ける",
      ),
    },
  },
  {
    id: "sleep",
    genre: "Health & Fitness",
    glyph: "drop",
    texts: {
      en: createTopicText(
        "Sleep Tracker|Sleep Sounds|White Noise & Rain",
        "snore,alarm,rain,noise,insomnia,bedtime,relax,dream,cycle,nap,fan",
        "plays steady sound until you are asleep and wakes you when sleep is light",
        "Forty sounds to mix|An alarm that waits for light sleep|Snoring, measured|Fades out on its own",
      ),
      de: createTopicText(
        "Schlaf Tracker|Einschlafen Geräusche|Weißes Rauschen",
        "schnarchen,wecker,regen,rauschen,schlafen,träume,zyklus,ruhe",
        "spielt gleichmäßige Klänge bis zum Einschlafen und weckt im leichten Schlaf",
        "Vierzig Klänge|Wecker im leichten Schlaf|Schnarchen messen|Blendet selbst aus",
      ),
      fr: createTopicText(
        "Suivi Sommeil|Sons pour Dormir|Bruit Blanc",
        "ronflement,réveil,pluie,bruit,insomnie,dormir,rêve,cycle,sieste",
        "joue un son régulier jusqu'au sommeil et réveille en sommeil léger",
        "Quarante sons à mélanger|Réveil en sommeil léger|Ronflements mesurés|S'éteint seul",
      ),
      ja: createTopicText(
        "睡眠トラッカー|睡眠 音楽|雨音 ノイズ",
        "睡眠,いびき,目覚まし,雨音,不眠,夢,昼寝,リラックス",
        "眠るまで穏やかな音を流し、眠りの浅い時に起こします",
        "四十種類の音|浅い眠りで起床|いびき測定|自動フェードアウト",
      ),
    },
  },
  {
    id: "workout",
    genre: "Health & Fitness",
    glyph: "bars",
    texts: {
      en: createTopicText(
        "Home Workout|Gym Log|Strength Training Plan",
        "fitness,exercise,muscle,abs,weight,coach,hiit,bodybuilding,routine,reps,sets",
        "writes a plan for the equipment you own and counts every set",
        "Plans for no equipment at all|Rest timer on the wrist|Progress by muscle|Log a set in one tap",
      ),
      de: createTopicText(
        "Training Zuhause|Fitness Tagebuch|Krafttraining Plan",
        "fitness,übung,muskel,bauch,gewicht,coach,hiit,sätze,sport",
        "schreibt einen Plan für die vorhandenen Geräte und zählt jeden Satz",
        "Pläne ohne Geräte|Pausen am Handgelenk|Fortschritt je Muskel|Ein Tipp je Satz",
      ),
      fr: createTopicText(
        "Sport à la Maison|Carnet Musculation|Plan Fitness",
        "exercice,muscle,abdos,poids,coach,hiit,séries,entraînement,gym",
        "écrit un programme pour votre matériel et compte chaque série",
        "Sans matériel|Repos au poignet|Progrès par muscle|Une série en un geste",
      ),
      ja: createTopicText(
        "自宅トレーニング|筋トレ 記録|フィットネス プラン",
        "筋トレ,運動,腹筋,体重,ジム,ダイエット,ストレッチ,記録",
        "手持ちの器具に合わせた計画を作り、一セットずつ記録します",
        "器具なしプラン|腕で休憩タイマー|部位ごとの進捗|ワンタップ記録",
      ),
    },
  },
  {
    id: "running",
    genre: "Health & Fitness",
    glyph: "wave",
    texts: {
      en: createTopicText(
        "Running Tracker|Run Coach|Walking & Step Counter",
        "run,gps,distance,pace,marathon,5k,jog,steps,pedometer,heart,calories",
        "measures pace, distance and heart and turns them into the next run",
        "From the couch to five kilometers|Spoken pace|Routes near you|Splits that make sense",
      ),
      de: createTopicText(
        "Lauf Tracker|Lauf Coach|Schrittzähler",
        "laufen,gps,strecke,tempo,marathon,joggen,schritte,herz,kalorien",
        "misst Tempo, Strecke und Puls und macht daraus den nächsten Lauf",
        "Vom Sofa zu fünf Kilometern|Tempo als Ansage|Strecken in der Nähe|Klare Zwischenzeiten",
      ),
      fr: createTopicText(
        "Course à Pied|Coach Running|Podomètre Marche",
        "courir,gps,distance,allure,marathon,footing,pas,coeur,calories",
        "mesure allure, distance et pouls et prépare la prochaine sortie",
        "Du canapé aux cinq kilomètres|Allure parlée|Parcours proches|Temps clairs",
      ),
      ja: createTopicText(
        "ランニング 記録|ランニング コーチ|歩数計",
        "ランニング,歩数,距離,ペース,マラソン,ウォーキング,心拍,カロリー",
        "ペースと距離と心拍を測り、次の一本を提案します",
        "五キロ完走プラン|音声ペース|近くのコース|ラップ表示",
      ),
    },
  },
  {
    id: "calories",
    genre: "Food & Drink",
    glyph: "leaf",
    texts: {
      en: createTopicText(
        "Calorie Counter|Meal Planner|Recipe Keeper",
        "diet,food,nutrition,macro,cook,recipes,healthy,weight,grocery,vegan,keto",
        "plans a week of meals and writes the shopping list from it",
        "Scan a package, get the facts|A list sorted by aisle|Recipes from any page|Leftovers count too",
      ),
      de: createTopicText(
        "Kalorienzähler|Essensplan|Rezepte Sammeln",
        "diät,essen,ernährung,kochen,rezept,gesund,gewicht,einkauf,vegan",
        "plant eine Woche Mahlzeiten und schreibt daraus die Einkaufsliste",
        "Packung scannen|Liste nach Regal|Rezepte von jeder Seite|Reste zählen mit",
      ),
      fr: createTopicText(
        "Compteur Calories|Menu Semaine|Carnet Recettes",
        "régime,repas,nutrition,cuisine,recette,santé,poids,courses,vegan",
        "prépare une semaine de repas et en écrit la liste de courses",
        "Scannez un paquet|Liste par rayon|Recettes de toute page|Les restes comptent",
      ),
      ja: createTopicText(
        "カロリー計算|献立 プランナー|レシピ帳",
        "ダイエット,食事,栄養,料理,レシピ,健康,体重,買い物,献立",
        "一週間の献立を立て、買い物リストを自動で作ります",
        "バーコード読取|売場順リスト|レシピ保存|残り物も計算",
      ),
    },
  },
];

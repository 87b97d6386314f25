import { createTopicText, type Topic } from "./topic";

export const outdoorTopics: Topic[] = [
  {
    id: "radar",
    genre: "Weather",
    glyph: "wave",
    texts: {
      en: createTopicText(
        "Weather Radar|Storm Tracker|Live Rain Map",
        "forecast,storm,rain,map,alerts,lightning,wind,snow,hurricane,local,doppler",
        "shows rain, wind and storms as they move, on a map that is redrawn every five minutes",
        "Rain arrival to the minute|Lightning within thirty miles|Two hours of radar ahead|Alerts for the places you save",
      ),
      de: createTopicText(
        "Regenradar|Unwetter Karte|Wetter Radar",
        "wetter,regen,sturm,gewitter,blitz,wind,schnee,vorhersage,warnung,karte",
        "zeigt Regen, Wind und Gewitter auf einer Karte, die alle fünf Minuten neu gezeichnet wird",
        "Regen auf die Minute genau|Blitze im Umkreis|Zwei Stunden Vorschau|Warnungen für gemerkte Orte",
      ),
      fr: createTopicText(
        "Radar Météo|Carte Pluie|Alerte Orage",
        "météo,pluie,orage,vent,neige,prévisions,alerte,foudre,carte,radar",
        "montre la pluie, le vent et les orages sur une carte redessinée toutes les cinq minutes",
        "La pluie à la minute près|La foudre autour de vous|Deux heures de radar à venir|Des alertes pour vos lieux",
      ),
      ja: createTopicText(
        "雨雲レーダー|天気 レーダー|雷アラート",
        "天気,雨雲,予報,台風,雷,風,雪,警報,気象",
        "雨や風、雷の動きを五分ごとに更新される地図で確認できます",
        "分単位の雨予測|周辺の落雷情報|二時間先のレーダー|登録地点への通知",
      ),
    },
  },
  {
    id: "forecast",
    genre: "Weather",
    glyph: "sun",
    texts: {
      en: createTopicText(
        "Weather Forecast|Daily Weather|Weather & Widget",
        "temperature,rain,hourly,sunrise,uv,air,quality,pollen,local,radar,humidity",
        "tells the next hour and the next ten days in one calm screen",
        "Hourly and ten-day outlook|Air quality and pollen|Widgets for every screen|Sunrise, sunset and moon",
      ),
      de: createTopicText(
        "Wetter Vorhersage|Wetter Widget|Wetter Heute",
        "temperatur,regen,stündlich,sonnenaufgang,uv,luft,pollen,lokal,radar",
        "sagt die nächste Stunde und die nächsten zehn Tage auf einem ruhigen Bildschirm voraus",
        "Stündlich und zehn Tage|Luftqualität und Pollen|Widgets für jeden Bildschirm|Sonne und Mond",
      ),
      fr: createTopicText(
        "Météo du Jour|Prévisions Météo|Météo Widget",
        "température,pluie,heure,soleil,uv,air,pollen,local,radar,humidité",
        "annonce l'heure qui vient et les dix prochains jours sur un seul écran",
        "Heure par heure et dix jours|Air et pollens|Des widgets partout|Soleil et lune",
      ),
      ja: createTopicText(
        "天気予報|今日の天気|天気 ウィジェット",
        "気温,雨,一時間,日の出,紫外線,空気,花粉,湿度,週間",
        "一時間先から十日先までの天気をひとつの画面で伝えます",
        "一時間ごとと十日間|空気と花粉|ウィジェット対応|日の出と月の満ち欠け",
      ),
    },
  },
  {
    id: "hiking",
    genre: "Navigation",
    glyph: "leaf",
    texts: {
      en: createTopicText(
        "Hiking Trails|Offline Trail Maps|Trail Guide",
        "hike,gps,route,topo,mountain,walk,compass,outdoor,tracks,camping,elevation",
        "guides you along marked paths with maps that stay on the phone",
        "Topographic maps without a signal|Record and share a route|Elevation for every climb|Turn-by-turn on foot",
      ),
      de: createTopicText(
        "Wanderkarte|Wandern Offline|Touren Planer",
        "wandern,gps,route,berge,kompass,natur,strecke,höhe,karte,tour",
        "führt auf markierten Wegen, mit Karten, die auf dem Telefon bleiben",
        "Karten ohne Netz|Strecken aufzeichnen|Höhenprofil|Führung zu Fuß",
      ),
      fr: createTopicText(
        "Rando Sentiers|Carte Randonnée|Guide Balade",
        "randonnée,gps,itinéraire,montagne,marche,boussole,nature,trace,altitude",
        "vous guide sur les sentiers balisés avec des cartes gardées sur le téléphone",
        "Cartes sans réseau|Enregistrez vos traces|Profil d'altitude|Guidage à pied",
      ),
      ja: createTopicText(
        "登山 地図|ハイキング ナビ|山歩き ガイド",
        "登山,ハイキング,地図,コンパス,標高,山,ルート,キャンプ,散歩",
        "電波のない場所でも使える地図で登山道を案内します",
        "オフライン地図|ルートの記録と共有|標高グラフ|徒歩ナビ",
      ),
    },
  },
  {
    id: "travel",
    genre: "Travel",
    glyph: "star",
    texts: {
      en: createTopicText(
        "Trip Planner|Travel Itinerary|Packing List",
        "vacation,flight,hotel,itinerary,map,budget,guide,journey,booking,holiday",
        "keeps flights, stays and ideas of a trip in one timeline that everyone can see",
        "One timeline for all bookings|Shared with fellow travelers|Works in the air|A packing list that learns",
      ),
      de: createTopicText(
        "Reiseplaner|Urlaub Planen|Packliste",
        "reise,urlaub,flug,hotel,karte,budget,koffer,ferien,buchung",
        "hält Flüge, Unterkünfte und Ideen einer Reise in einem Zeitplan zusammen",
        "Ein Zeitplan für alles|Mit Mitreisenden geteilt|Auch im Flugzeug|Eine Packliste, die lernt",
      ),
      fr: createTopicText(
        "Carnet de Voyage|Planifier Voyage|Liste Valise",
        "vacances,vol,hôtel,itinéraire,carte,budget,guide,séjour,réservation",
        "réunit vols, séjours et idées d'un voyage dans un seul calendrier partagé",
        "Un calendrier pour tout|Partagé entre voyageurs|Utilisable en vol|Une liste qui apprend",
      ),
      ja: createTopicText(
        "旅行プランナー|旅のしおり|持ち物リスト",
        "旅行,飛行機,ホテル,地図,予算,観光,予約,休暇,しおり",
        "飛行機や宿、行きたい場所をひとつの予定表にまとめて共有できます",
        "予約をまとめて表示|同行者と共有|機内でも利用可|持ち物リスト",
      ),
    },
  },
  {
    id: "stars",
    genre: "Education",
    glyph: "star",
    texts: {
      en: createTopicText(
        "Star Map|Night Sky Guide|Stargazing Chart",
        "astronomy,planet,moon,constellation,telescope,space,satellite,comet,solar",
        "names every star and planet the phone is pointed at",
        "Point and identify|Satellites passing tonight|Red light for dark eyes|Meteor showers by month",
      ),
      de: createTopicText(
        "Sternkarte|Nachthimmel|Sterne Finden",
        "astronomie,planet,mond,sternbild,teleskop,weltraum,satellit,komet",
        "nennt jeden Stern und Planeten, auf den das Telefon zeigt",
        "Zeigen und erkennen|Satelliten heute Nacht|Rotes Licht|Sternschnuppen nach Monat",
      ),
      fr: createTopicText(
        "Carte du Ciel|Étoiles Nuit|Guide des Étoiles",
        "astronomie,planète,lune,constellation,télescope,espace,satellite,comète",
        "nomme chaque étoile et planète vers laquelle le téléphone est pointé",
        "Pointez, identifiez|Satellites de la nuit|Lumière rouge|Étoiles filantes par mois",
      ),
      ja: createTopicText(
        "星座表|夜空ガイド|星空 マップ",
        "天文,惑星,月,星座,望遠鏡,宇宙,衛星,彗星,流星群",
        "空に向けるだけで星や惑星の名前がわかります",
        "かざして識別|今夜の衛星|赤色ライト|流星群カレンダー",
      ),
    },
  },
];

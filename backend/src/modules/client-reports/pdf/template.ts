/**
 * Layout of the PDF in Typst. The data is JSON and only used as text, so nothing in it is evaluated. Fonts are tried in
 * order for each character; scripts and directions are shaped by Typst.
 */
export const TEMPLATE = String.raw`
#let report = json("report.json")
#let ink = rgb("#15171c")
#let muted = rgb("#535966")
#let line-color = rgb("#e4e6eb")
#let accent = rgb("#5b43c4")
#let tones = (good: rgb("#0b7a4b"), bad: rgb("#b42521"), neutral: ink)

#set document(title: report.title, author: report.product, date: auto)
#set page(
  paper: "a4",
  margin: (x: 42pt, top: 52pt, bottom: 52pt),
  header: context if here().page() > 1 {
    set text(8pt, fill: muted)
    grid(columns: (1fr, auto), column-gutter: 12pt, report.title, report.period)
  },
  footer: context if here().page() > 1 {
    set text(8pt, fill: muted)
    grid(
      columns: (1fr, auto),
      report.appName,
      [#counter(page).display() / #counter(page).final().first()],
    )
  },
)
#set text(
  font: report.fonts,
  size: 9pt,
  fill: ink,
  lang: "en",
)
#set par(leading: 0.55em)
#show heading.where(level: 1): it => block(above: 22pt, below: 10pt, sticky: true, text(15pt, weight: "bold", it.body))
#show heading.where(level: 2): it => block(above: 14pt, below: 7pt, sticky: true, text(10pt, weight: "bold", it.body))

#let cell(item) = text(fill: tones.at(item.tone), item.text)

#let stats(items) = grid(
  columns: items.map(_ => 1fr),
  column-gutter: 10pt,
  ..items.map(item => block(
    width: 100%,
    inset: 10pt,
    radius: 5pt,
    stroke: 0.6pt + line-color,
    {
      text(8pt, fill: muted, item.label)
      v(5pt, weak: true)
      text(17pt, weight: "bold", item.value)
      v(5pt, weak: true)
      text(8pt, fill: if item.tone == "neutral" { muted } else { tones.at(item.tone) }, if item.note == "" { sym.space.nobreak } else { item.note })
    },
  ))
)

#let bullets(items) = for item in items {
  block(above: 7pt, below: 0pt, grid(
    columns: (12pt, 1fr),
    text(fill: tones.at(item.tone), if item.tone == "good" { "▲" } else if item.tone == "bad" { "▼" } else { "•" }),
    text(10pt, item.text),
  ))
}

#let chart(item) = block(breakable: false, width: 100%, {
  heading(level: 2, outlined: false, item.title)
  image(item.file, width: 100%, alt: item.alt)
  if item.legend.len() > 0 {
    set text(8pt, fill: muted)
    for entry in item.legend {
      box(width: 7pt, height: 7pt, radius: 1.5pt, fill: rgb(entry.color), baseline: 0.5pt)
      h(4pt)
      entry.label
      h(12pt)
    }
  }
})

#let data-table(item) = {
  if item.title != "" { heading(level: 2, outlined: false, item.title) }
  table(
    columns: item.columns.map(column => if column.width == 0 { auto } else { column.width * 1fr }),
    align: item.columns.map(column => if column.align == "right" { right + top } else { left + top }),
    inset: (x: 5pt, y: 4.5pt),
    stroke: (_, y) => (bottom: if y == 0 { 0.9pt + muted } else { 0.5pt + line-color }),
    table.header(..item.columns.map(column => text(8pt, weight: "bold", fill: muted, column.header))),
    ..item.rows.flatten().map(cell),
  )
}

#let quotes(items) = for item in items {
  block(
    above: 9pt,
    width: 100%,
    inset: (left: 9pt, y: 2pt),
    stroke: (left: 2pt + line-color),
    {
      text(8pt, fill: muted, item.head)
      parbreak()
      item.text
    },
  )
}

#let show-block(item) = {
  if item.kind == "stats" { stats(item.items) }
  if item.kind == "list" { bullets(item.items) }
  if item.kind == "chart" { chart(item) }
  if item.kind == "table" { data-table(item) }
  if item.kind == "quotes" { quotes(item.items) }
  if item.kind == "text" { block(above: 8pt, below: 8pt, text(fill: muted, item.text)) }
}

#block(height: 60pt, width: 100%, if report.hasLogo { align(left + horizon, image("logo.png", height: 44pt, alt: "Logo")) })
#v(150pt)
#if report.hasIcon { box(clip: true, radius: 17pt, image("icon.png", width: 76pt, height: 76pt, alt: "App icon")) }
#v(18pt)
#text(28pt, weight: "bold", hyphenate: false, report.title)
#v(2pt)
#if report.appName != report.title { text(15pt, report.appName) }
#for entry in report.byline { block(above: 8pt, text(10.5pt, fill: muted, entry)) }
#v(14pt)
#line(length: 64pt, stroke: 3pt + accent)
#v(10pt)
#text(12pt, weight: "bold", report.period)
#block(above: 8pt, text(10.5pt, fill: muted, "Created on " + report.createdOn))
#pagebreak()

#for (index, part) in report.parts.enumerate() {
  if index > 0 { pagebreak() }
  if part.title != "" {
    block(below: 12pt, text(18pt, weight: "bold", part.title))
    line(length: 64pt, stroke: 3pt + accent)
  }
  for section in part.sections {
    heading(level: 1, section.title)
    for item in section.blocks { show-block(item) }
  }
}

#if report.figures.len() > 0 {
  heading(level: 1)[How figures are computed]
  set text(8.5pt, fill: muted)
  for entry in report.figures {
    block(above: 7pt, below: 0pt, { text(weight: "bold", entry.label + ": "); entry.definition })
  }
  block(above: 7pt, { "Formulas, ranges and sources: "; link(report.figuresUrl) })
}

#heading(level: 1)[Sources and dates]
#for entry in report.sources { block(above: 7pt, text(8.5pt, fill: muted, entry)) }
`;

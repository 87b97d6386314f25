import type { SampleApp } from "./catalog";
import { createRandom } from "./random";
import type { Topic } from "./topic";

const GLYPHS: Record<Topic["glyph"], string> = {
  sun: '<circle cx="256" cy="256" r="92"/><path d="M256 84v52M256 376v52M84 256h52M376 256h52M134 134l37 37M341 341l37 37M378 134l-37 37M171 341l-37 37" stroke="#fff" stroke-width="30" stroke-linecap="round"/>',
  wave: '<path d="M96 210c54-60 106-60 160 0s106 60 160 0M96 310c54-60 106-60 160 0s106 60 160 0" fill="none" stroke="#fff" stroke-width="38" stroke-linecap="round"/>',
  bars: '<rect x="120" y="270" width="64" height="130" rx="20"/><rect x="224" y="190" width="64" height="210" rx="20"/><rect x="328" y="112" width="64" height="288" rx="20"/>',
  ring: '<circle cx="256" cy="256" r="128" fill="none" stroke="#fff" stroke-width="36"/><circle cx="256" cy="256" r="52"/>',
  leaf: '<path d="M128 384C112 224 208 128 400 112c0 192-96 304-240 272M128 400c48-96 112-160 192-208" fill="none" stroke="#fff" stroke-width="36" stroke-linecap="round"/>',
  grid: '<rect x="116" y="116" width="124" height="124" rx="30"/><rect x="272" y="116" width="124" height="124" rx="30" opacity=".7"/><rect x="116" y="272" width="124" height="124" rx="30" opacity=".7"/><rect x="272" y="272" width="124" height="124" rx="30"/>',
  drop: '<path d="M256 92c76 92 124 152 124 212a124 124 0 0 1-248 0c0-60 48-120 124-212z"/>',
  star: '<path d="M256 96l47 104 113 12-84 77 23 112-99-57-99 57 23-112-84-77 113-12z"/>',
};

function pickColors(seed: string): [string, string] {
  const random = createRandom(`colours ${seed}`);
  const hue = random.between(0, 359);
  const turn = random.between(25, 70);
  return [`hsl(${hue} 72% 46%)`, `hsl(${(hue + turn) % 360} 78% 34%)`];
}

function gradient([from, to]: [string, string]): string {
  return `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`;
}

export function drawIcon({ artId, topic }: Pick<SampleApp, "artId" | "topic">): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">${gradient(
    pickColors(artId),
  )}<rect width="512" height="512" fill="url(#g)"/><g fill="#fff">${GLYPHS[topic.glyph]}</g></svg>`;
}

/** Draws a phone screen with a caption; `page` starts at 1. */
export function drawScreenshot({ artId, topic, brand }: SampleApp, page: number): string {
  const random = createRandom(`screenshot ${artId} ${page}`);
  const { features, phrases } = topic.texts.en;
  const captions = [phrases[0] ?? brand, ...features];
  const caption = captions[(page - 1) % captions.length] ?? brand;
  const [from, to] = pickColors(artId);
  const rows = Array.from({ length: 7 }, (_, row) => {
    const y = 470 + row * 112;
    const width = random.between(160, 330);
    return `<rect x="112" y="${y}" width="397" height="88" rx="22" fill="#f1f3f8"/><circle cx="160" cy="${y + 44}" r="24" fill="${
      row % 2 ? from : to
    }"/><rect x="204" y="${y + 22}" width="${Math.round(width * 0.6)}" height="16" rx="8" fill="#3a4256"/><rect x="204" y="${
      y + 50
    }" width="${Math.round(width * 0.8)}" height="12" rx="6" fill="#aab2c5"/>`;
  }).join("");
  const size = Math.min(46, Math.floor(900 / caption.length));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 621 1344" width="621" height="1344">${gradient(
    [from, to],
  )}<rect width="621" height="1344" fill="url(#g)"/><text x="310" y="150" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}" fill="#fff">${escape(
    caption,
  )}</text><rect x="76" y="236" width="469" height="1180" rx="58" fill="#fff"/><text x="112" y="330" font-family="system-ui,sans-serif" font-weight="700" font-size="38" fill="#1c2233">${escape(
    brand,
  )}</text><rect x="112" y="362" width="397" height="76" rx="38" fill="${to}" opacity=".14"/>${rows}</svg>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

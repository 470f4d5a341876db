/** A document as one HTML file: nothing is fetched, nothing runs, charts are drawings in it. It is what a browser prints, too. */
import { escapeXml as text } from '@guanlan/platform/contract'
import {
  acrossOf,
  type ChartPart,
  type EntriesPart,
  type FigureOfNote,
  figure,
  type HeadingPlace,
  headingsOf,
  type Look,
  linkOf,
  type PaperDocument,
  type Paragraph,
  type Part,
  type Run,
  type TableCell,
  type TablePart,
} from './document.ts'
import { chartSize, drawChart } from './drawings/draw.ts'
import { fontsOf } from './drawings/option.ts'
import { markAddress } from './own-look.ts'

/** Whatever a document holds: no address is asked, no script runs, no form is sent. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"

export function htmlOf(document: PaperDocument): string {
  const { title, language, look, parts, watermark, header, footer, mark, author } = document
  const headings = headingsOf(parts)
  const lang = { zh: 'zh-CN', 'zh-TW': 'zh-TW', en: 'en' }[language]
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${text(title)}</title><style>${stylesOf(look)}</style></head>
<body>${watermark ? `<div class="watermark" aria-hidden="true">${text(watermark)}</div>` : ''}${header || mark ? `<header>${mark ? `<img alt="${text(author)}" height="24" src="${markAddress(mark)}">` : ''}${text(header)}</header>` : ''}<main>
${parts.map(part => partOf(part, look, headings)).join('\n')}
</main>${footer ? `<footer>${text(footer)}</footer>` : ''}</body></html>`
}

function partOf(part: Part, look: Look, headings: Map<Part, HeadingPlace>, across = 1): string {
  switch (part.kind) {
    case 'cover':
      return `<section class="cover"><h1>${text(part.title)}</h1><p class="subtitle">${text(part.subtitle)}</p>${part.lines.map(line => `<p>${text(line)}</p>`).join('')}</section>`
    case 'contents':
      return `<nav class="contents"><h2>${text(part.title)}</h2><ol>${[...headings.values()].map(({ level, text: words, anchor }) => `<li class="level${level}"><a href="#${anchor}">${text(words)}</a></li>`).join('')}</ol></nav>`
    case 'heading': {
      // The cover alone has the first level of the page.
      const tag = `h${part.level + 1}`
      return `<${tag} id="${headings.get(part)?.anchor ?? ''}">${text(part.text)}</${tag}>`
    }
    case 'text':
      return paragraphsOf(part.paragraphs)
    case 'figures':
      return `<dl class="figures" style="--across:${acrossOf(part.figures.length)}">${part.figures.map(figureOf).join('')}</dl>`
    case 'chart':
      return chartOf(part, look, across)
    case 'table':
      return tableOf(part)
    case 'entries':
      return `<section class="entries">${part.entries.map(entryOf).join('')}</section>`
    case 'picture':
      return `<figure><img alt="${text(part.description)}" src="data:image/${part.type === 'jpg' ? 'jpeg' : 'png'};base64,${Buffer.from(part.bytes).toString('base64')}"><figcaption>${text(part.description)}</figcaption></figure>`
    case 'columns':
      return `<div class="columns">${part.columns.map(column => `<div>${column.map(each => partOf(each, look, headings, part.columns.length)).join('')}</div>`).join('')}</div>`
    case 'pageBreak':
      return '<div class="break"></div>'
  }
}

/** Paragraphs; those of one list stand in it together. */
function paragraphsOf(paragraphs: readonly Paragraph[]): string {
  let [made, open] = ['', '']
  for (const { style = 'plain', runs } of paragraphs) {
    const list = style === 'bullet' ? 'ul' : style === 'number' ? 'ol' : ''
    if (list !== open) made += `${open && `</${open}>`}${list && `<${list}>`}`
    open = list
    const tag = list ? 'li' : style === 'quote' ? 'blockquote' : 'p'
    made += `<${tag}>${runs.map(runOf).join('')}</${tag}>`
  }
  return made + (open && `</${open}>`)
}

function runOf({ text: words, bold, italic, marked, tone, href }: Run): string {
  let made = words.split('\n').map(text).join('<br>')
  if (bold) made = `<strong>${made}</strong>`
  if (italic) made = `<em>${made}</em>`
  if (marked) made = `<mark>${made}</mark>`
  if (tone) made = `<span class="${tone}">${made}</span>`
  const link = linkOf(href)
  return link ? `<a href="${text(link)}" rel="noopener noreferrer" target="_blank">${made}</a>` : made
}

const figureOf = ({ name, value, change, tone }: FigureOfNote): string =>
  `<div><dt>${text(name)}</dt><dd${classOf([tone, value.length > 9 && 'long'])}>${text(value)}${change && `<small>${text(change)}</small>`}</dd></div>`

const classOf = (names: readonly (string | false | undefined)[]): string => {
  const given = names.filter(Boolean).join(' ')
  return given && ` class="${given}"`
}

/** @param across how many stand beside each other: they have less room, and letters of the same size */
const chartOf = (chart: ChartPart, look: Look, across: number): string =>
  `<figure class="chart"><figcaption>${text(chart.title)}</figcaption><div role="img" aria-label="${text(chart.sentence || chart.title)}">${drawChart(chart, look, Math.round(chartSize.width / Math.min(2, across)))}</div>${chart.sentence && `<p class="sentence">${text(chart.sentence)}</p>`}</figure>`

function tableOf({ title, sentence, columns, rows }: TablePart): string {
  const whole = columns.reduce((sum, { width = 1 }) => sum + width, 0)
  const widths = columns.map(({ width = 1 }) => `<col style="width:${((width / whole) * 100).toFixed(2)}%">`).join('')
  const right = columns.map(({ align }) => (align === 'right' ? ' class="right"' : ''))
  // No caption: when printed it would stay on a page without its table.
  return `${title && `<p class="title">${text(title)}</p>`}${sentence ? `<p class="sentence lead">${text(sentence)}</p>` : ''}<table${title && ` aria-label="${text(title)}"`}><colgroup>${widths}</colgroup><thead><tr>${columns.map((column, at) => `<th scope="col"${right[at]}>${text(column.title)}</th>`).join('')}</tr></thead><tbody>${rows.map(row => `<tr>${row.map((cell, at) => `<td${right[at] ?? ''} data-name="${text(columns[at]?.title ?? '')}">${cellOf(cell)}</td>`).join('')}</tr>`).join('')}</tbody></table>`
}

export function cellText(cell: TableCell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return figure(cell)
  return cell instanceof Date ? cell.toISOString().slice(0, 16).replace('T', ' ') : cell.text
}
const cellOf = (cell: TableCell): string =>
  typeof cell === 'object' && cell !== null && 'href' in cell
    ? runOf({ text: cell.text, href: cell.href })
    : text(cellText(cell))

const entryOf = ({ title, href, facts, paragraphs }: EntriesPart['entries'][number]): string =>
  `<article><h4>${runOf({ text: title, ...(href && { href }) })}</h4><p class="facts">${text(facts)}</p>${paragraphsOf(paragraphs)}</article>`

const stylesOf = (look: Look): string => `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#fff;color:${look.ink};font:15px/1.75 ${fontsOf(look)};overflow-wrap:anywhere}
main{max-width:760px;margin:0 auto;padding:24px 20px 48px}
header,footer{max-width:760px;margin:0 auto;padding:12px 20px;color:${look.quiet};font-size:12px}header img{height:24px;max-width:160px;object-fit:contain;vertical-align:middle;margin-right:8px}
h1,h2,h3,h4{line-height:1.35;margin:1.6em 0 .6em;break-after:avoid}
h2{font-size:22px;border-left:5px solid ${look.accent};padding-left:12px}
h3{font-size:18px}h4{font-size:16px;margin:1.2em 0 .2em}
p{margin:.5em 0}a{color:${look.accent}}
.cover{min-height:220px;padding:56px 0 24px;margin-bottom:24px}
.cover h1{font-size:34px;margin:0 0 12px;padding-bottom:12px;border-bottom:3px solid ${look.accent}}.cover .subtitle{font-size:18px;color:${look.quiet}}.cover p{margin:2px 0}
.contents ol{list-style:none;padding:0}.contents a{text-decoration:none;color:inherit}.contents .level2{padding-left:1.5em}.contents .level3{padding-left:3em}
.figures{display:grid;grid-template-columns:repeat(var(--across),minmax(0,1fr));gap:12px;margin:16px 0}
.figures>div{background:${look.soft};border-radius:8px;padding:12px 14px;break-inside:avoid}
.figures dt{color:${look.quiet};font-size:13px}.figures dd{margin:0;font-size:24px;font-weight:600;font-variant-numeric:tabular-nums;white-space:nowrap;overflow-wrap:normal}
.figures .long{font-size:19px}
.figures small{display:block;font-size:13px;font-weight:400;color:${look.quiet};white-space:normal}
figure{margin:16px 0;break-inside:avoid}figcaption{font-weight:600}.chart svg{width:100%;height:auto;display:block}
img{max-width:100%;height:auto}.sentence{color:${look.quiet};font-size:13px}
table{border-collapse:collapse;width:100%;margin:16px 0;font-size:13px;table-layout:fixed}
.title{font-weight:600;margin:16px 0 0}.lead{margin:0}.title,.lead{break-after:avoid}.title+table,.lead+table{margin-top:6px}
th{background:${look.soft};text-align:left;border-bottom:1.5px solid ${look.accent}}
th,td{padding:6px 8px;vertical-align:top}td{border-bottom:1px solid ${look.line}}tr{break-inside:avoid}thead{display:table-header-group}tbody tr:nth-child(-n+2){break-before:avoid}
.right{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
article{border-bottom:1px solid ${look.line};padding-bottom:8px;break-inside:avoid-page}.facts{color:${look.quiet};font-size:13px;margin:0}
blockquote{margin:.6em 0;padding:.2em 0 .2em 14px;border-left:3px solid ${look.line};color:${look.quiet}}
mark{background:#FFEFB0;color:inherit}
.positive{color:${look.tones.positive}}.negative{color:${look.tones.negative}}.neutral,.quiet{color:${look.quiet}}
.columns{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:20px}.columns>div{min-width:0}
.break{break-after:page}
.watermark{position:fixed;inset:0;display:grid;place-items:center;font-size:80px;color:${look.quiet};opacity:.08;transform:rotate(-30deg);pointer-events:none}
@media screen and (max-width:600px){.columns{grid-auto-flow:row}.cover h1{font-size:26px}main{padding:16px 16px 40px}body{font-size:16px}.figures{grid-template-columns:1fr 1fr}thead,colgroup{display:none}table,tbody,tr,td{display:block}tr{padding:8px 0;border-bottom:1px solid ${look.line}}td{border:0;padding:0}td:not(:first-child){display:flex;gap:12px;justify-content:space-between}td:not(:first-child)::before{content:attr(data-name);color:${look.quiet};flex:none}}
@media print{header,footer{display:none}main{max-width:none;padding:0}.cover{break-after:page;min-height:80vh;padding-top:30vh}a{color:inherit}}
@page{size:A4;margin:20mm 18mm}
`

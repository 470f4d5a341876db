/** A message as a mail: HTML in tables with styles on the elements, which is what mail programs draw, and the same as plain text. Pure. */
import { escapeXml, type Look } from '@guanlan/platform/contract'
import type { Level, Message } from '../../../contract.ts'
import { headlineOf, linkNameOf, moreOf, originOf } from '../words.ts'

export interface ShapedMail {
  subject: string
  text: string
  html: string
}

/** A mail has no themes: these are the reds and greys of the clear-sky blue one. */
const barColours: Readonly<Record<Level, string>> = { urgent: '#b42318', important: '#b54708', normal: '#1f5fbf' }

/** By which the mail's HTML shows the picture that it carries. */
export const markId = 'mark'

export function shapeMail(message: Message, look: Look | null = null): ShapedMail {
  const subject = headlineOf(message)
  return { subject, text: textOf(message, subject), html: htmlOf(message, subject, look) }
}

function textOf(message: Message, subject: string): string {
  const { lines, items, link } = message
  const more = moreOf(message)
  return [
    subject,
    '',
    ...lines,
    ...items.flatMap(item => ['', item.title, originOf(item, message), item.excerpt, ...(item.url ? [item.url] : [])]),
    ...(more ? ['', more] : []),
    ...(link ? ['', `${linkNameOf(message)}: ${link}`] : []),
    '',
  ].join('\n')
}

function htmlOf(message: Message, subject: string, look: Look | null): string {
  const { lines, items, link, locale, level } = message
  const more = moreOf(message)
  const rows = [
    ...lines.map(line => row(`<p style="margin:0 0 8px">${escapeXml(line)}</p>`)),
    ...items.map(item => row(itemOf(message, item), 'border-top:1px solid #e4e7ec')),
    ...(more ? [row(`<p style="margin:0;color:#475467">${escapeXml(more)}</p>`)] : []),
    ...(link
      ? [
          row(
            `<a href="${escapeXml(link)}" style="display:inline-block;padding:8px 16px;background:${barColours[level]};color:#ffffff;text-decoration:none;border-radius:4px">${escapeXml(linkNameOf(message))}</a>`,
          ),
        ]
      : []),
  ]
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeXml(subject)}</title></head>
<body style="margin:0;background:#f2f4f7;font-family:'PingFang SC','Microsoft YaHei',Arial,sans-serif;font-size:14px;line-height:22px;color:#101828">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%;background:#ffffff;border-top:4px solid ${barColours[level]}">
${look ? headOf(look) : ''}<tr><td style="padding:16px 24px"><h1 style="margin:0;font-size:18px;line-height:26px">${escapeXml(subject)}</h1></td></tr>
${rows.join('\n')}
</table></td></tr></table></body></html>`
}

/** Mark and name of the organisation, over a line in its colour. */
function headOf({ name, colour, mark }: Look): string {
  const picture = mark
    ? `<img src="cid:${markId}" alt="" height="28" style="vertical-align:middle;margin-right:8px">`
    : ''
  const line = colour ? `;border-bottom:2px solid ${escapeXml(colour)}` : ''
  return `<tr><td style="padding:12px 24px${line}">${picture}<b style="vertical-align:middle">${escapeXml(name)}</b></td></tr>\n`
}

function itemOf(message: Message, item: Message['items'][number]): string {
  const title = escapeXml(item.title)
  const linked = item.url
    ? `<a href="${escapeXml(item.url)}" style="color:#1f5fbf;text-decoration:none">${title}</a>`
    : title
  const origin = escapeXml(originOf(item, message))
  return `<p style="margin:0"><b>${linked}</b></p><p style="margin:0;color:#475467;font-size:12px">${origin}</p>${item.excerpt ? `<p style="margin:4px 0 0">${escapeXml(item.excerpt)}</p>` : ''}`
}

const row = (content: string, style = ''): string => `<tr><td style="padding:8px 24px;${style}">${content}</td></tr>`

/** The sheet that goes with a copy: what was asked for, what answered, when, and the sums of the files. Pure. */
import { escapeXml, type Locale, say } from '@guanlan/platform/contract'
import { strings } from '../strings.ts'
import type { Captured } from './capture.ts'

export interface EvidenceOf {
  title: string
  media: string
  publishedAt: Date
  address: string
  copiedAt: Date
  captured: Captured
  sums: { copy: string; received: string }
}

/** As `sha256sum -c` reads it. */
export const sumsFile = ({ copy, received }: EvidenceOf['sums']): string =>
  `${copy}  page.html\n${received}  received.html\n`

/** As one HTML page that can be printed. */
export function evidenceSheet(of: EvidenceOf, locale: Locale): string {
  const { captured, sums } = of
  const t = (key: keyof typeof strings, values: Record<string, unknown> = {}) => say(strings[key], locale, values)
  const headers = Object.entries(captured.headers).flatMap(([name, value]) =>
    [value].flat().map(each => `${name}: ${each ?? ''}`),
  )
  const lines: [string, string][] = [
    [t('evidenceTitle'), of.title],
    [t('evidenceMedia'), of.media],
    [t('evidencePublished'), of.publishedAt.toISOString()],
    [t('evidenceAddress'), of.address],
    [t('evidenceAnswered'), captured.answered],
    [t('evidenceStatus'), String(captured.status)],
    [t('evidenceCopied'), of.copiedAt.toISOString()],
    [
      t('evidenceFiles'),
      `page.html ${captured.copy.length} B ${sums.copy}\nreceived.html ${captured.received.length} B ${sums.received}\n${t('evidenceParts', { pictures: captured.pictures, missing: captured.missing })}`,
    ],
    [t('evidenceHeaders'), headers.join('\n').slice(0, 20_000)],
  ]
  const rows = lines.map(([name, value]) => `<tr><th>${escapeXml(name)}</th><td>${escapeXml(value)}</td></tr>`)
  return `<!DOCTYPE html>
<html lang="${locale}"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeXml(t('evidence'))}</title>
<style>body{font:14px/1.6 sans-serif;margin:40px}table{border-collapse:collapse;width:100%}th,td{border:1px solid #999;padding:6px 10px;text-align:left;vertical-align:top}th{width:20%}td{white-space:pre-wrap;overflow-wrap:anywhere}</style>
<h1>${escapeXml(t('evidence'))}</h1>
<table>${rows.join('\n')}</table>
<p>${escapeXml(t('evidenceHow'))}</p>
</html>
`
}

/** The parts of a workbook beside its rows (ECMA-376). Pure. */
import { columnName } from './xlsx-values.ts'

/** Indexes of `cellXfs` below: how a cell can look. */
export const styles = { plain: 0, heading: 1, moment: 2, quoted: 3, link: 4, label: 5 } as const

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** Name in the package and its text. @param sheets titles of those with rows @param about title of the sheet before them */
export function packageParts(sheets: readonly string[], about?: string): (readonly [string, string])[] {
  const all = [
    ...(about === undefined ? [] : [{ title: about, file: 'about' }]),
    ...sheets.map((title, at) => ({ title, file: `sheet${at + 1}` })),
  ]
  const overrides = all.map(
    ({ file }) => `<Override PartName="/xl/worksheets/${file}.xml" ContentType="${content}.worksheet+xml"/>`,
  )
  // What opens first is the rows.
  const views = about === undefined ? '' : '<bookViews><workbookView activeTab="1"/></bookViews>'
  const listed = all.map(({ title }, at) => `<sheet name="${nameOf(title)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
  const related = all.map(
    ({ file }, at) => `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/${file}.xml"/>`,
  )
  return [
    [
      '[Content_Types].xml',
      `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/>${overrides.join('')}<Override PartName="/xl/styles.xml" ContentType="${content}.styles+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${head}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${head}<workbook xmlns="${main}" xmlns:r="${relations}">${views}<sheets>${listed.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${head}<Relationships xmlns="${packageRelations}">${related.join('')}<Relationship Id="rId${all.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      'xl/styles.xml',
      `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><u/><sz val="11"/><color rgb="FF0563C1"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFEEF1F5"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf/><xf fontId="1" fillId="2" applyFont="1" applyFill="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf quotePrefix="1"/><xf fontId="2" applyFont="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
    ],
  ]
}

/** Excel takes 31 characters and none of these signs. */
const nameOf = (title: string): string => escapeXml(title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)) || 'Sheet'

/** @param widths of the columns, in characters @param frozen rows that stay in sight while the others move */
export function sheetStart(widths: readonly number[], frozen: number): string {
  const pane =
    frozen === 0 ? '' : `<pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" activePane="bottomLeft" state="frozen"/>`
  const view = frozen === 0 ? '<sheetView workbookViewId="0"/>' : `<sheetView workbookViewId="0">${pane}</sheetView>`
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
  return `${head}<worksheet xmlns="${main}"><sheetViews>${view}</sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${columns.join('')}</cols><sheetData>`
}

/** With columns: their headings filter the rows. @param rows with the heading */
export const sheetEnd = (columns = 0, rows = 0): string =>
  `</sheetData>${columns === 0 ? '' : `<autoFilter ref="A1:${columnName(columns)}${rows}"/>`}</worksheet>`

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Signs that XML cannot hold leave; a text that looks like Excel's way of writing signs (`_x000D_`) keeps its look. */
export function escapeXml(text: string): string {
  if (!/[&<>\u0000-\u001f\ud800-\udfff\ufffe\uffff]|_x/.test(text)) return text
  return text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/\r/g, '_x000D_')
    .replace(/[&<>]/g, sign => signs[sign] ?? '')
}

/** `_x000D_` as Excel means it. */
export const unescapeSigns = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

/** The parts of a workbook beside its rows (ECMA-376). Pure. */
import { cleanXml, escapeXml, type Xml, xml, xmlDeclaration } from '@guanlan/platform/contract'
import { sheetTitles } from './sheet-titles.ts'
import { columnName } from './xlsx-values.ts'

/** Indexes of `cellXfs` below: how a cell can look. */
export const styles = { plain: 0, heading: 1, moment: 2, quoted: 3, link: 4, label: 5, share: 6 } as const

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** Name in the package and its text. @param sheets titles of those with rows @param about title of the sheet before them */
export function packageParts(sheets: readonly string[], about?: string): (readonly [string, string])[] {
  const files = [...(about === undefined ? [] : ['about']), ...sheets.map((_, at) => `sheet${at + 1}`)]
  const titles = sheetTitles(about === undefined ? sheets : [about, ...sheets])
  const overrides = files.map(
    file => xml`<Override PartName="/xl/worksheets/${file}.xml" ContentType="${content}.worksheet+xml"/>`,
  )
  // What opens first is the rows.
  const views = about === undefined ? '' : xml`<bookViews><workbookView activeTab="1"/></bookViews>`
  const listed = titles.map(
    (title, at) => xml`<sheet name="${signed(title)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  const related = files.map(
    (file, at) => xml`<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/${file}.xml"/>`,
  )
  const parts: [string, Xml][] = [
    [
      '[Content_Types].xml',
      xml`<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/>${overrides}<Override PartName="/xl/styles.xml" ContentType="${content}.styles+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      xml`<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      xml`<workbook xmlns="${main}" xmlns:r="${relations}">${views}<sheets>${listed}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      xml`<Relationships xmlns="${packageRelations}">${related}<Relationship Id="rId${files.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      'xl/styles.xml',
      xml`<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/><numFmt numFmtId="165" formatCode="0.0%"/></numFmts><fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><u/><sz val="11"/><color rgb="FF0563C1"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFEEF1F5"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="7"><xf/><xf fontId="1" fillId="2" applyFont="1" applyFill="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf quotePrefix="1"/><xf fontId="2" applyFont="1"/><xf fontId="1" applyFont="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ],
  ]
  return parts.map(([name, part]) => [name, `${xmlDeclaration}${part}`])
}

/** @param widths of the columns, in characters @param frozen rows that stay in sight while the others move */
export function sheetStart(widths: readonly number[], frozen: number): string {
  const pane =
    frozen === 0 ? '' : `<pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" activePane="bottomLeft" state="frozen"/>`
  const view = frozen === 0 ? '<sheetView workbookViewId="0"/>' : `<sheetView workbookViewId="0">${pane}</sheetView>`
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
  return `${xmlDeclaration}<worksheet xmlns="${main}"><sheetViews>${view}</sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${columns.join('')}</cols><sheetData>`
}

/** With columns: their headings filter the rows. @param rows with the heading */
export const sheetEnd = (columns = 0, rows = 0): string =>
  `</sheetData>${columns === 0 ? '' : `<autoFilter ref="A1:${columnName(columns)}${rows}"/>`}</worksheet>`

/** A text as workbooks hold it: what looks like Excel's way of writing signs (`_x000D_`) keeps its look, and the return is written in that way. */
const signed = (text: string): string =>
  /_x|\r/.test(text)
    ? cleanXml(text)
        .replace(/_(?=x[0-9A-Fa-f]{4}[_\r])/g, '_x005F_')
        .replace(/\r/g, '_x000D_')
    : text

/** The same, as it stands in XML. */
export const cellXml = (text: string): string => escapeXml(signed(text))

/** `_x000D_` as Excel means it. */
export const unescapeSigns = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

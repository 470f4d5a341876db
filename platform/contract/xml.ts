/**
 * The one writer of XML, also of HTML and SVG: office files, feeds, lists of sources, drawings, mails. What it writes stands between tags and in
 * quotes alike, so that no text can be escaped for the wrong one of the two. Pure.
 */

/** What XML 1.0 cannot hold leaves: control signs, U+FFFE and U+FFFF. Half of a sign becomes U+FFFD, which shows that something was there. */
export const cleanXml = (text: string): string =>
  text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')

const special = /[&<>"'\u0000-\u001f\ud800-\udfff\ufffe\uffff]/
/** Tabs and ends of lines would be blanks for whoever reads an attribute. */
const references: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
  ...{ '\t': '&#9;', '\n': '&#10;', '\r': '&#13;' },
}

/** A text as it stands in XML. */
export const escapeXml = (text: string): string =>
  special.test(text) ? cleanXml(text).replace(/[&<>"'\t\n\r]/g, sign => references[sign] ?? '') : text

/** What is XML already. */
export class Xml {
  readonly #text: string
  constructor(text: string) {
    this.#text = text
  }
  toString(): string {
    return this.#text
  }
}

/** `` xml`<sheet name="${title}">${rows}</sheet>` ``: texts are escaped, XML and lists of it stand as they are. */
export const xml = (
  written: TemplateStringsArray,
  ...values: readonly (string | number | Xml | readonly Xml[])[]
): Xml => new Xml(written.reduce((text, next, at) => text + valueText(values[at - 1] ?? '') + next))

function valueText(value: string | number | Xml | readonly Xml[]): string {
  if (typeof value === 'string') return escapeXml(value)
  return typeof value === 'object' && !(value instanceof Xml) ? value.join('') : String(value)
}

/** What a file of its own begins with. */
export const xmlDeclaration = new Xml('<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n')

/** The XML within an office file, for tests: every part as a strict parser reads it. */
import { SaxesParser } from 'saxes'
import { unzipped } from './unzip.ts'

export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  /** Directly within it. */
  text: string
}

/** Elements in the order in which they begin. @throws when it is no XML */
export function xmlElements(written: string): XmlElement[] {
  const found: XmlElement[] = []
  const open: XmlElement[] = []
  const parser = new SaxesParser()
  parser.on('error', error => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, text: '' }
    found.push(element)
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  const add = (text: string) => {
    const last = open.at(-1)
    if (last) last.text += text
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.write(written).close()
  return found
}

/** Parts by their names, those of workbooks within it too. @throws which part is no XML, and why */
export async function xmlParts(file: Buffer, within = ''): Promise<Map<string, XmlElement[]>> {
  const parts = new Map<string, XmlElement[]>()
  for (const [name, bytes] of await unzipped(file)) {
    const path = within + name
    if (/\.xlsx$/.test(name)) for (const [inner, part] of await xmlParts(bytes, `${path}/`)) parts.set(inner, part)
    else if (/\.(xml|rels|vml)$/.test(name))
      try {
        parts.set(path, xmlElements(bytes.toString()))
      } catch (error) {
        throw new Error(`${path} is no XML: ${String(error)}`, { cause: error })
      }
  }
  return parts
}

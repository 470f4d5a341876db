/**
 * Words travel in the language of the reader alone. What is built stands three times, in `assets/zh`, `assets/zh-TW` and `assets/en`, each
 * with one language left in every tuple that `phrases` and `places` declare; `public/before.js` loads the reader's. Who changes the
 * language gets all words of the other one, `assets/words/…`, and goes on (platform/web/theme/other-language.ts). In development all
 * three are there.
 */
import { createHash } from 'node:crypto'
import { basename, relative } from 'node:path'
import { locales } from '@guanlan/platform/contract'
import type { Plugin } from 'vite'

/** Stands between the languages until they are taken apart: of the private use area, in no text. */
const border = '\uE010'
const joined = new RegExp(
  `(?<=\\[)(["'\`])((?:(?!\\1)[^\\\\]|\\\\.)*?${border}(?:(?!\\1)[^\\\\]|\\\\.)*)\\1(?=\\])`,
  'gs',
)

/** A node of the syntax tree, as far as it is read here. */
interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}
/** By module and key, a text for each language. */
export type WordsByModule = Map<string, Map<string, readonly string[]>>

/** The module with the languages of each declared tuple in one text, and its name given to each declaration; what was found goes to `words`. */
export function joinLanguages(code: string, tree: Node, name: string, words: WordsByModule): string | null {
  const edits: { start: number; end: number; text: string }[] = []
  let declarations = 0
  visit(tree, node => {
    const callee = node.type === 'CallExpression' && (node.callee as Node)
    const [argument, ...others] = (node.arguments as Node[] | undefined) ?? []
    if (callee === false || callee.type !== 'Identifier' || !argument || others.length > 0) return
    const tuples =
      callee.name === 'phrases' ? phrasesOf(argument) : callee.name === 'places' ? textsOfPlaces(argument) : null
    if (tuples === null || tuples.length === 0) return
    const id = `${name}#${declarations++}`
    words.set(id, new Map(tuples.map(({ key, texts }) => [key, texts])))
    for (const { node: tuple, texts } of tuples)
      edits.push({ start: tuple.start, end: tuple.end, text: `[${JSON.stringify(texts.join(border))}]` })
    edits.push({ start: argument.end, end: argument.end, text: `, ${JSON.stringify(id)}` })
  })
  if (edits.length === 0) return null
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
}

/** Built code with one language left in each tuple, at the place where it stood: `[,'儲存']`. */
export const oneLanguageOf = (code: string, index: number): string =>
  code.replace(
    joined,
    (_, quote: string, texts: string) => `${','.repeat(index)}${quote}${texts.split(border)[index] ?? ''}${quote}`,
  )

interface Tuple {
  node: Node
  key: string
  texts: string[]
}
const phrasesOf = (argument: Node): Tuple[] => propertiesOf(argument).flatMap(({ key, value }) => tuplesOf(key, value))

/** The palette finds a screen by its title in any language: it stays in all of them, but for what is reached from other screens alone. */
const textsOfPlaces = (argument: Node): Tuple[] =>
  ((argument.elements as Node[] | undefined) ?? []).flatMap(place => {
    const properties = propertiesOf(place)
    const path = textOf(properties.find(({ key }) => key === 'path')?.value)
    if (path === null) return []
    if (!isHidden(properties)) return []
    return properties.flatMap(({ key, value }) => (key === 'title' ? tuplesOf(path, value) : []))
  })

/** No menu and no palette has it. */
const isHidden = (properties: readonly { key: string; value: Node }[]): boolean =>
  properties.find(({ key }) => key === 'hidden')?.value.value === true

function propertiesOf(node: Node): { key: string; value: Node }[] {
  if (node.type !== 'ObjectExpression') return []
  return (node.properties as Node[]).flatMap(property => {
    if (property.type !== 'Property' || property.computed) return []
    const { name, value } = property.key as Node
    return [{ key: String(name ?? value), value: property.value as Node }]
  })
}

function tuplesOf(key: string, node: Node): Tuple[] {
  const texts = node.type === 'ArrayExpression' ? (node.elements as Node[]).map(textOf) : []
  return texts.length === locales.length && texts.every(text => text !== null)
    ? [{ node, key, texts: texts as string[] }]
    : []
}

function textOf(node: Node | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  const quasis = node?.type === 'TemplateLiteral' ? (node.quasis as { value: { cooked: string } }[]) : []
  return quasis.length === 1 ? (quasis[0]?.value.cooked ?? null) : null
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node)
  for (const part of Object.values(node))
    for (const each of Array.isArray(part) ? part : [part])
      if (typeof each === 'object' && each !== null && typeof (each as Node).type === 'string') visit(each as Node, see)
}

/** @param root of the project: names of modules are paths below it */
export function oneLanguage(root: string): Plugin {
  const words: WordsByModule = new Map()
  return {
    name: 'one-language',
    apply: 'build',
    // When what is left is JavaScript.
    enforce: 'post',
    transform(code, id) {
      if (id.includes('node_modules') || !/\b(phrases|places)\(/.test(code)) return null
      return joinLanguages(code, this.parse(code) as unknown as Node, relative(root, id), words)
    },
    generateBundle: {
      // When the page names its files.
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        const packs = locales.map((_, index) =>
          JSON.stringify(
            Object.fromEntries(
              [...words].map(([id, texts]) => [
                id,
                Object.fromEntries([...texts].map(([key, all]) => [key, all[index]])),
              ]),
            ),
          ),
        )
        const version = createHash('sha256').update(packs.join()).digest('base64url').slice(0, 8)
        for (const [index, locale] of locales.entries())
          this.emitFile({
            type: 'asset',
            fileName: `assets/words/${version}/${locale}.json`,
            source: packs[index] ?? '',
          })
        for (const [file, chunk] of Object.entries(bundle)) {
          if (chunk.type !== 'chunk') continue
          delete bundle[file]
          for (const [index, locale] of locales.entries()) {
            const source = oneLanguageOf(chunk.code, index).replace(
              /(["'`])assets\/([^"'`/]+\.js)\1/g,
              `$1assets/${locale}/$2$1`,
            )
            if (source.includes(border)) this.error(`${file}: words whose languages could not be taken apart`)
            this.emitFile({ type: 'asset', fileName: `assets/${locale}/${basename(file)}`, source })
          }
        }
        page.source = withLoader(String(page.source), version)
      },
    },
  }
}

/** The page names its first file and those that go with it for the loader, which knows the language. */
export function withLoader(page: string, version: string): string {
  const entry = /\n\s*<script type="module"[^>]* src="\/assets\/([^"]+)"><\/script>/
  const preload = /\n\s*<link rel="modulepreload"[^>]* href="\/assets\/([^"]+)">/g
  const first = entry.exec(page)?.[1] ?? ''
  const others = [...page.matchAll(preload)].map(([, file]) => file)
  return page
    .replace(entry, '')
    .replaceAll(preload, '')
    .replace(/\n\s*<script src="\.\/before\.js"><\/script>/, '')
    .replace(
      '</title>',
      `</title>\n    <script src="/before.js" data-first="${first}" data-others="${others.join(' ')}" data-words="${version}"></script>`,
    )
}

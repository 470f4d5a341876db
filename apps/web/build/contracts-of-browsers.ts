/**
 * A contract says more than a browser asks of it: how a reply is shaped, what the documentation says of a call and of each field. Replies come as the
 * server shaped them by the same schema and are read by their types alone, so that all this is left out of the build; schemas that nothing is left to name
 * are dropped with it, which takes that declaring one does nothing else.
 */
import type { Plugin } from 'vite'

/** A node of the syntax tree, as far as it is read here. */
interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}
interface Edit {
  start: number
  end: number
  text: string
}

/** Of a call, known by `summary` and `reply` that every one has: read by the server, the documentation and the tests. `params` tell forms where an id goes. */
export const ofServers = new Set([
  'summary',
  'reply',
  'permission',
  'aliases',
  'quota',
  'cost',
  'expensiveWhen',
  'limit',
  'open',
  'conflicts',
  'waits',
  'afterExpiry',
  'reads',
  'mutates',
  'audit',
  'act',
  'undo',
  'bodyLimit',
  'anyText',
  'anyFields',
  'makerNeeds',
  'everywhere',
])
/** What `recordCalls` is given for the same. */
const ofRecordServers = new Set(['Record', 'listed', 'noun'])

const declared = /[\\/](features[\\/][^\\/]+[\\/][^\\/]+|platform)[\\/]contract(\.ts$|[\\/])/

/** The module without what only servers read, each declaration marked as one that does nothing else; null: it stays as it is. */
export function contractOfBrowsers(code: string, tree: Node): string | null {
  const edits = [...(tree.body as Node[]).flatMap(declarationsOf)]
  visit(tree, node => {
    if (node.type === 'ObjectExpression') edits.push(...withoutServers(code, node))
    else if (node.type === 'CallExpression') edits.push(...withoutDescription(node))
  })
  if (edits.length === 0) return null
  // What lies in a part that goes, goes with it.
  const whole = edits.filter(
    ({ start, end }) =>
      !edits.some(
        other => other.start <= start && end <= other.end && start < other.end && other.end - other.start > end - start,
      ),
  )
  return whole
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce((text, { start, end, text: now }) => text.slice(0, start) + now + text.slice(end), code)
}

/** What a constant is declared to be is made when something names it, and not at all when nothing does. */
function declarationsOf(statement: Node): Edit[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return (declaration.declarations as Node[]).flatMap(({ id, init }) => {
    const made = init as Node | null
    if ((id as Node).type !== 'Identifier' || made?.type !== 'CallExpression') return []
    return [
      { start: made.start, end: made.start, text: '/* @__PURE__ */ (() => (' },
      { start: made.end, end: made.end, text: '))()' },
    ]
  })
}

function withoutServers(code: string, node: Node): Edit[] {
  const properties = node.properties as Node[]
  const names = properties.map(nameOf)
  const left =
    names.includes('summary') && names.includes('reply')
      ? ofServers
      : names.includes('Draft') && names.includes('Record') && names.includes('listed')
        ? ofRecordServers
        : null
  if (!left) return []
  return properties.flatMap((property, at) => {
    if (!left.has(names[at] ?? '')) return []
    const comma = /^\s*,/.exec(code.slice(property.end))?.[0].length ?? 0
    return [{ start: property.start, end: property.end + comma, text: '' }]
  })
}

function withoutDescription(node: Node): Edit[] {
  const callee = node.callee as Node
  if (callee.type !== 'MemberExpression' || (callee.property as Node).name !== 'describe') return []
  const [text, ...others] = node.arguments as Node[]
  const isText = text?.type === 'TemplateLiteral' || typeof text?.value === 'string'
  return isText && others.length === 0 ? [{ start: (callee.object as Node).end, end: node.end, text: '' }] : []
}

function nameOf(property: Node): string {
  const { name, value } = (property.key ?? {}) as { name?: string; value?: string }
  return property.type === 'Property' && !property.computed ? (name ?? value ?? '') : ''
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node)
  for (const part of Object.values(node))
    for (const each of Array.isArray(part) ? part : [part])
      if (typeof each === 'object' && each !== null && typeof (each as Node).type === 'string') visit(each as Node, see)
}

export const contractsOfBrowsers: Plugin = {
  name: 'contracts-of-browsers',
  apply: 'build',
  // When what is left is JavaScript.
  enforce: 'post',
  transform(code, id) {
    return declared.test(id) ? contractOfBrowsers(code, this.parse(code) as unknown as Node) : null
  },
}

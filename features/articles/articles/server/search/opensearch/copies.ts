/**
 * While a part is filled its copies are left out: a copy made of what is written already costs a network transfer, one that is written along as
 * much of the processor as the part itself. How many there were stands in the part, so that whoever ends the filling gives them back.
 */
import { mappingsOf } from './layouts.ts'
import { ensurePart, type TextIndex } from './parts.ts'

const spared = new WeakMap<TextIndex['client'], Set<string>>()

interface Meta {
  /** Copies to be given back. */
  copies?: string
}

/** From here on the parts have no copies; the other parts of the index have theirs again. Parts that a cluster gives copies as it has nodes stay as they are. */
export async function spareCopies(index: TextIndex, parts: readonly string[]): Promise<void> {
  const done = spared.get(index.client) ?? new Set()
  spared.set(index.client, done)
  const next = parts.filter(part => !done.has(part))
  if (next.length === 0) return
  await restoreCopies(index, parts)
  for (const part of next) {
    await spare(index, part)
    done.add(part)
  }
}

async function spare(index: TextIndex, part: string): Promise<void> {
  await ensurePart(index, part)
  const { body } = await index.client.indices.getSettings({ index: part })
  const [settings] = Object.values(body).map(each => each.settings?.index as Record<string, unknown> | undefined)
  const copies = String(settings?.number_of_replicas ?? '0')
  const byNodes = settings?.auto_expand_replicas
  if (copies === '0' || (byNodes !== undefined && byNodes !== 'false')) return
  // Noted first: ended in between, the part has its copies and is given as many again.
  await noteCopies(index, part, { copies })
  await index.client.indices.putSettings({ index: part, body: { number_of_replicas: 0 } as never })
}

/** Gives copies back to all parts but some. */
export async function restoreCopies(index: TextIndex, but: readonly string[] = []): Promise<void> {
  const { body } = await index.client.indices.getMapping({ index: index.name }, { ignore: [404] })
  for (const [name, { mappings }] of Object.entries(body)) {
    const { copies } = (mappings?._meta ?? {}) as Meta
    if (copies === undefined || but.some(part => name.startsWith(`${part}-`))) continue
    // What stands in files is copied as files; what does not is written again by each copy.
    await index.client.indices.flush({ index: name })
    await index.client.indices.putSettings({ index: name, body: { number_of_replicas: Number(copies) } as never })
    await noteCopies(index, name, {})
  }
  if (but.length === 0) spared.delete(index.client)
}

const noteCopies = ({ client, layout }: TextIndex, index: string, meta: Meta) =>
  client.indices.putMapping({ index, body: { _meta: { ...mappingsOf(layout)._meta, ...meta } } as never })

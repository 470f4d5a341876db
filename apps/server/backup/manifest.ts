/** What a backup says of itself; written last, so that a folder without it is none. */
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hashedFile } from '@guanlan/platform/server'
import { z } from 'zod'

export const manifestName = 'manifest.json'
/** `guanlan-20260131T020000Z`: sorted by name is sorted by time. */
export const backupName = (at: Date): string => `guanlan-${at.toISOString().replace(/[-:]|\.\d+/g, '')}`
export const isBackupName = (name: string): boolean => /^guanlan-\d{8}T\d{6}Z$/.test(name)

const File = z.object({ path: z.string(), bytes: z.number().int(), sha256: z.string() })
const Manifest = z.object({
  product: z.literal('guanlan'),
  version: z.string(),
  madeAt: z.string(),
  /** Whether the secret of the installation lies in it; without it GUANLAN_SECRET has it. */
  hasKey: z.boolean(),
  database: z.object({ files: z.array(File), folders: z.array(z.string()) }),
  /** `secret.key`, and what people and sources have sent. */
  others: z.array(File),
})
export type Manifest = z.infer<typeof Manifest>

/** @throws an Error with a sentence */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => null)
  if (text === null)
    throw new Error(
      `${folder} is no whole backup: it has no ${manifestName}. Name a folder that npm run backup has made.`,
    )
  const read = Manifest.safeParse(parsed(text))
  if (!read.success) throw new Error(`${join(folder, manifestName)} cannot be read; the backup is damaged.`)
  return read.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Files that are not as they were written: gone, cut, changed. By their place in the backup. */
export async function damagedFiles(folder: string, { database, others }: Manifest): Promise<string[]> {
  const all = [...database.files.map(file => ({ ...file, path: `postgres/${file.path}` })), ...others]
  const damaged: string[] = []
  for (const { path, bytes, sha256 } of all) {
    const found = await stat(join(folder, path)).catch(() => null)
    if (found?.size !== bytes || (await hashedFile(join(folder, path))).sha256 !== sha256) damaged.push(path)
  }
  return damaged
}

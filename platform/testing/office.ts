/** LibreOffice, where the machine has it: whether another program opens what the product writes. */
import { execFile } from 'node:child_process'
import { access, constants, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

/** `GUANLAN_SOFFICE`, else `soffice` or `libreoffice` on the path; null: there is none. */
export async function findOffice(): Promise<string | null> {
  const named = process.env.GUANLAN_SOFFICE
  const folders = (process.env.PATH ?? '').split(delimiter).filter(folder => folder !== '')
  const places = named ? [named] : folders.flatMap(folder => ['soffice', 'libreoffice'].map(name => join(folder, name)))
  for (const place of places)
    if (
      await access(place, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return place
  return null
}

/**
 * The pages of these files as PDF, by the names of the files; one that it cannot open has none. One process opens all of them, with a profile of its own,
 * so that no window of a person is in its way.
 */
export async function asPdf(office: string, files: ReadonlyMap<string, Uint8Array>): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-office-'))
  try {
    const [profile, pages] = [join(folder, 'profile'), join(folder, 'pages')]
    await mkdir(pages)
    // Names of its own: two files may differ by their ending alone.
    const paths = new Map([...files.keys()].map((name, at) => [name, `${at}${/\.\w+$/.exec(name)?.[0] ?? ''}`]))
    for (const [name, path] of paths) await writeFile(join(folder, path), files.get(name) ?? '')
    await promisify(execFile)(
      office,
      [
        ...['--headless', `-env:UserInstallation=${pathToFileURL(profile)}`, '--convert-to', 'pdf', '--outdir', pages],
        ...[...paths.values()].map(path => join(folder, path)),
      ],
      { maxBuffer: 16 * 1024 * 1024 },
    )
    const made = new Map<string, Buffer>()
    for (const [name, path] of paths) {
      const pdf = await readFile(join(pages, path.replace(/\.\w+$/, '.pdf'))).catch(() => null)
      if (pdf) made.set(name, pdf)
    }
    return made
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

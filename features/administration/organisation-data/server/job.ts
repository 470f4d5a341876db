import { organisationName } from '@guanlan/features/people/organisations/server'
import { say } from '@guanlan/platform/contract'
import { job, work } from '@guanlan/platform/server'
import { z } from 'zod'
import { strings } from '../strings.ts'
import { archiveOf, lineOf } from './archive.ts'
import { articlesPage, type Page, pageOf, peoplePage } from './pages.ts'
import { dataTables } from './tables.ts'

const Input = z.object({})
const Place = z.object({ name: z.string(), after: z.array(z.string()).nullable() })
type Place = z.infer<typeof Place>
/** A slice ends after so many rows. */
const rowsOfSlice = 1_000

export const exportData = job({
  name: 'organisationData.export',
  title: (_, locale) => say(strings.title, locale),
  input: Input,
  // The operator's too, who is no member.
  ofOrganisation: true,
  isBig: true,
  file: (_, locale) => ({ name: `${say(strings.fileName, locale)}.zip`, type: 'application/zip' }),
})

/** Beside the tables: names that no table has. */
const people = '~people'
const articles = '~articles'

export const exportingData = work(
  exportData,
  async ({ orgId, db, cursor }) => {
    const tables = await dataTables(db)
    const names = [...tables.map(({ name }) => name), articles, people]
    const pageAt = ({ name, after }: Place): Promise<Page> => {
      if (name === people) return peoplePage(db, orgId)
      if (name === articles) return articlesPage(db, orgId, after)
      const table = tables.find(each => each.name === name)
      return table ? pageOf(db, table, orgId, after) : Promise.resolve({ rows: [], after: null })
    }
    let place: Place | null = cursor === null ? { name: names[0] ?? people, after: null } : Place.parse(cursor)
    let file = ''
    let done = 0
    // Most tables hold little: many are read in one slice.
    while (place !== null && done < rowsOfSlice) {
      const { name }: Place = place
      const page = await pageAt(place)
      file += page.rows.map(row => lineOf(name.replace('~', ''), row)).join('')
      done += page.rows.length
      const at = names.indexOf(name)
      // Begun by a version with another table: what was written so far is not gone on with.
      if (at < 0) throw new Error(`the table ${name} is gone meanwhile`)
      const next = names[at + 1]
      place = page.after ? { name, after: page.after } : next === undefined ? null : { name: next, after: null }
    }
    return { cursor: place, done, ...(file !== '' && { file }) }
  },
  {
    runsAs: 'system',
    shape: async ({ orgId, db, store }) => {
      const head = {
        organisation: orgId,
        name: await organisationName({ orgId, db }),
        madeAt: new Date().toISOString(),
      }
      return parts => archiveOf(parts, { store, orgId, head })
    },
  },
)

import { organisationName } from '@guanlan/features/people/organisations/server'
import { say } from '@guanlan/platform/contract'
import { job, work } from '@guanlan/platform/server'
import { z } from 'zod'
import { strings } from '../strings.ts'
import { archiveOf, lineOf } from './archive.ts'
import { articlesPage, type Page, pageOf, peoplePage } from './pages.ts'
import { dataTables } from './tables.ts'

const Input = z.object({})
const Cursor = z.object({ name: z.string(), after: z.array(z.string()).nullable() })

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
    const at = cursor === null ? { name: names[0] ?? people, after: null } : Cursor.parse(cursor)
    const table = tables.find(({ name }) => name === at.name)
    const page: Page =
      at.name === people
        ? await peoplePage(db, orgId)
        : at.name === articles
          ? await articlesPage(db, orgId, at.after)
          : table
            ? await pageOf(db, table, orgId, at.after)
            : { rows: [], after: null }
    // A table that went meanwhile is behind the one before it.
    const next = page.after ? at.name : names.find((name, place) => place > names.indexOf(at.name) && name !== at.name)
    return {
      cursor: next === undefined ? null : { name: next, after: page.after },
      done: page.rows.length,
      ...(page.rows.length > 0 && { file: page.rows.map(row => lineOf(at.name.replace('~', ''), row)).join('') }),
    }
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

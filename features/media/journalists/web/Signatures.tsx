import {
  choicesOf,
  exact,
  inBody,
  Note,
  type RecordColumn,
  RecordScreen,
  Segmented,
  useList,
  useWords,
} from '@guanlan/platform/web'
import { type ReactNode, useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type Signature, SignatureQuestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'

const roles = ['all', 'reporter', 'author', 'editor'] as const

/** Who signs our articles and is not in the book. */
export function Signatures({ switcher, mayAdd }: { switcher: ReactNode; mayAdd: boolean }) {
  const t = useWords(strings)
  const list = useList({ name: 'journalist-signatures', question: SignatureQuestion, load: inBody(api.signatures) })
  return (
    <RecordScreen
      title={t('signatures')}
      list={list}
      search={t('findSignature')}
      columns={useColumns(mayAdd)}
      empty={t('noSignatures')}
      emptyText={t('signaturesNote')}
      note={<Note>{t('signaturesNote')}</Note>}
      above={switcher}
      filters={
        <Segmented
          label={t('signatureRole')}
          value={list.question.role}
          onChange={role => list.change({ role })}
          options={choicesOf(roles, t)}
        />
      }
    />
  )
}

function useColumns(mayAdd: boolean): RecordColumn<Signature>[] {
  const t = useWords(strings)
  const [search] = useSearchParams()
  const part = search.get('part')
  return useMemo(
    () => [
      { id: 'name', title: t('name'), width: 120, pinned: 'start', cell: row => row.name },
      { id: 'role', title: t('signatureRole'), width: 90, cell: row => t(row.role) },
      { id: 'medium', title: t('medium'), width: 180, cell: row => row.medium },
      { id: 'articles', title: t('articles'), width: 80, align: 'end', cell: row => exact(row.articles) },
      { id: 'negative', title: t('negative'), width: 80, align: 'end', cell: row => exact(row.negative) },
      { id: 'subjects', title: t('subjects'), width: 220, cell: row => row.subjects.join('、') },
      {
        id: 'sameName',
        title: t('sameNames'),
        width: 100,
        cell: row => row.sameName > 0 && t('sameName', { count: exact(row.sameName) }),
      },
      ...(mayAdd
        ? [
            {
              id: 'add',
              title: t('addSignature'),
              width: 80,
              cell: (row: Signature) => <Link to={formOf(row, part)}>{t('addSignature')}</Link>,
            },
          ]
        : []),
    ],
    [t, part, mayAdd],
  )
}

/** The book with a new form, filled with who signed where. */
function formOf({ name, entry, medium }: Signature, part: string | null): string {
  const search = new URLSearchParams({ ...(part !== null && { part }), open: 'new', name, entry, medium })
  return `?${search.toString()}`
}

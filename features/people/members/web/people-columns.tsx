import { Moment, type RecordColumn, Tag, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import type { Member } from '../contract.ts'
import { strings } from '../strings.ts'

/** @param isOne people of one organisation, whose name need not stand in every row */
export function usePeopleColumns(isOne: boolean): RecordColumn<Member>[] {
  const t = useWords(strings)
  return useMemo(
    () => [
      { id: 'name', title: t('name'), width: 150, sort: 'name', pinned: 'start', cell: row => row.name },
      { id: 'account', title: t('account'), width: 230, sort: 'account', cell: row => row.account },
      ...(isOne
        ? []
        : [{ id: 'organisation', title: t('organisation'), width: 200, cell: (row: Member) => row.orgName }]),
      {
        id: 'role',
        title: t('roleGiven'),
        width: 180,
        cell: row => (row.roleNames.length > 0 ? row.roleNames.join('、') : t(`role_${row.role}`)),
      },
      {
        id: 'state',
        title: t('state'),
        width: 110,
        cell: row => <Tag accent={row.state !== 'active'}>{t(`state_${row.state}`)}</Tag>,
      },
      {
        id: 'expiresAt',
        title: t('expiresAt'),
        width: 150,
        cell: row => (row.expiresAt === null ? t('noEnd') : <Moment at={row.expiresAt} />),
      },
      {
        id: 'joinedAt',
        title: t('joinedAt'),
        width: 140,
        cell: row => row.joinedAt !== null && <Moment at={row.joinedAt} />,
      },
    ],
    [t, isOne],
  )
}

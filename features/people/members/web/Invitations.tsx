import {
  Button,
  EmptyState,
  Facts,
  IconButton,
  ListFrame,
  Moment,
  type RecordColumn,
  RecordTable,
  RecordView,
  Tag,
  toast,
  useList,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import { type Invitation, InvitationQuestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { LinkToCopy } from './LinkToCopy.tsx'
import type { Managed } from './organisation.ts'
import { ViewSwitch } from './ViewSwitch.tsx'

/** Those who are invited and have not come: invited again, or withdrawn. */
export function Invitations({ managed }: { managed: Managed }) {
  const t = useWords(strings)
  const may = useMay()
  const { isOperator, orgId, asked: requested } = managed
  const mayEdit = isOperator || may('members.edit')
  const list = useList({
    name: isOperator ? `members.invitationsOf${orgId}` : 'members.invitations',
    question: InvitationQuestion,
    load: ({ query }, options) => api.invitations({ body: query }, { ...options, ...requested() }),
  })
  const [sent, setSent] = useState<{ id: number; link: string } | null>(null)
  const columns = useMemo<RecordColumn<Invitation>[]>(
    () => [
      { id: 'name', title: t('name'), width: 160, sort: 'name', pinned: 'start', cell: row => row.name },
      { id: 'account', title: t('account'), width: 240, sort: 'account', cell: row => row.account },
      { id: 'role', title: t('roleGiven'), width: 180, cell: row => roleOf(row, t) },
      {
        id: 'state',
        title: t('state'),
        width: 110,
        cell: row => <Tag accent={row.state === 'expired'}>{t(`state_${row.state}`)}</Tag>,
      },
      { id: 'ends', title: t('invitationEnds'), width: 150, cell: row => <Moment at={row.expiresAt} /> },
      { id: 'invitedBy', title: t('invitedBy'), width: 140, cell: row => row.invitedBy },
    ],
    [t],
  )
  const row = list.records.rows.find(({ id }) => id === list.opened?.id)
  const resend = async (id: number) => {
    const { link } = await api.resend({ params: { id } }, requested())
    setSent({ id, link })
    toast({ text: t('sent') })
    await list.records.changed()
  }
  const withdraw = async (id: number) => {
    await api.withdraw({ params: { id } }, requested())
    toast({ text: t('withdrawn') })
    list.leave(id)
    await list.records.changed()
  }
  return (
    <ListFrame
      title={t('invitationsTitle')}
      list={list}
      search={t('find')}
      filters={<ViewSwitch now="invitations" managed={managed} />}
      detail={
        row && (
          <RecordView
            title={row.name}
            marks={<Tag accent={row.state === 'expired'}>{t(`state_${row.state}`)}</Tag>}
            acts={
              <>
                {mayEdit && (
                  <>
                    <Button onClick={() => void resend(row.id)}>{t('resend')}</Button>
                    <Button onClick={() => void withdraw(row.id)}>{t('withdraw')}</Button>
                  </>
                )}
                <IconButton icon="close" label={t('close')} onClick={() => void list.open(null)} />
              </>
            }
          >
            <Facts
              of="texts"
              facts={[
                [t('account'), row.account],
                [t('roleGiven'), roleOf(row, t)],
                [t('invitationEnds'), <Moment key="ends" at={row.expiresAt} />],
                [t('invitedBy'), row.invitedBy ?? ''],
              ]}
            />
            {sent?.id === row.id && <LinkToCopy link={sent.link} />}
          </RecordView>
        )
      }
    >
      <RecordTable
        list={list}
        label={t('invitationsTitle')}
        columns={columns}
        nameOf={each => each.name}
        empty={<EmptyState title={t('noInvitations')} />}
      />
    </ListFrame>
  )
}

const roleOf = (row: Invitation, t: ReturnType<typeof useWords<typeof strings>>): string =>
  row.roleNames.length > 0 ? row.roleNames.join('、') : t(`role_${row.role}`)

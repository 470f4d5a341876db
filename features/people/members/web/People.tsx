import { builtInRoles } from '@guanlan/platform/contract'
import {
  Button,
  ChoiceMenu,
  EmptyState,
  ExportButton,
  ImportPanel,
  ListFrame,
  Moment,
  OpenRecord,
  type RecordColumn,
  RecordTable,
  Tag,
  toast,
  useList,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useMemo, useState } from 'react'
import { exported, imported, type Member, Question, states } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { HandOverPane, type Leaving } from './HandOverPane.tsx'
import { InvitePane } from './InvitePane.tsx'
import type { Managed } from './organisation.ts'
import { PersonPane } from './PersonPane.tsx'
import { ViewSwitch } from './ViewSwitch.tsx'

export function People({ managed }: { managed: Managed }) {
  const t = useWords(strings)
  const may = useMay()
  const { isOperator, isOne, orgId, asked: requested } = managed
  const mayEdit = isOperator || may('members.edit')
  const list = useList({
    name: isOperator ? `members.of${orgId ?? 'All'}` : 'members',
    question: Question,
    load: ({ query }, options) => api.list({ body: query }, { ...options, ...requested() }),
  })
  const columns = useMemo<RecordColumn<Member>[]>(
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
  /** An operator is told without a way back: undo is a member's. */
  const bulk = async (
    act: (body: typeof list.selection.body) => Promise<{ data: { changed: number }; operation: number | null }>,
    reported: 'enabled' | 'disabled' | 'removed',
  ) => {
    await list.bulk(
      async body => {
        const { data, operation } = await act(body)
        return { data, operation: isOperator ? null : operation }
      },
      ({ changed }) => t(reported, { count: changed }),
    )
  }
  const enable = (enabled: boolean) =>
    bulk(chosen => api.enableChosen.act({ body: { chosen, enabled } }, requested()), enabled ? 'enabled' : 'disabled')
  const [isImporting, setImporting] = useState(false)
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  /** Asks first what is theirs; false: nothing is. */
  const handsOver = async (who: Omit<Leaving, 'belongings'>): Promise<boolean> => {
    const ownedData = await api.belongings({ body: who.chosen }, requested(who.orgId ?? undefined))
    if (ownedData.length === 0) return false
    // Whoever is removed is not asked for again behind it.
    await list.open(null)
    setLeaving({ ...who, belongings: ownedData })
    return true
  }
  const leaveChosen = async (act: Leaving['act']) => {
    const { body: chosen, count } = list.selection
    if (await handsOver({ chosen, act, name: null, count, orgId })) return
    if (act === 'disable') await enable(false)
    else await bulk(body => api.removeChosen.act({ body }, requested()), 'removed')
  }
  const { state, role } = list.question
  if (isImporting)
    return (
      <ImportPanel
        title={t('title')}
        columns={imported}
        api={api}
        asked={requested()}
        onClose={() => setImporting(false)}
      />
    )
  const opened = list.opened
  return (
    <ListFrame
      title={t('title')}
      list={list}
      search={t('find')}
      filters={
        <>
          <ViewSwitch now="people" managed={managed} />
          <ChoiceMenu
            values={['', ...states] as const}
            value={state}
            name={each => (each === '' ? t('allStates') : t(`state_${each}`))}
            onChange={each => list.change({ state: each })}
          />
          <ChoiceMenu
            values={['', ...builtInRoles] as const}
            value={role}
            name={each => (each === '' ? t('allRoles') : t(`role_${each}`))}
            onChange={each => list.change({ role: each })}
          />
        </>
      }
      exports={!isOperator && <ExportButton list={list} columns={exported} start={api.export} />}
      acts={
        mayEdit && (
          <>
            {isOne && (
              <Button icon="upload" onClick={() => setImporting(true)}>
                {t('import')}
              </Button>
            )}
            <Button
              kind="primary"
              icon="plus"
              onClick={() => (isOne ? void list.open('new') : toast({ text: t('chooseOrganisation') }))}
            >
              {t('invite')}
            </Button>
          </>
        )
      }
      bulk={
        mayEdit &&
        isOne && (
          <>
            <Button size="small" onClick={() => void enable(true)}>
              {t('enable')}
            </Button>
            <Button size="small" onClick={() => void leaveChosen('disable')}>
              {t('disable')}
            </Button>
            <Button size="small" icon="trash" onClick={() => void leaveChosen('remove')}>
              {t('remove')}
            </Button>
          </>
        )
      }
      detail={
        leaving ? (
          <HandOverPane leaving={leaving} list={list} managed={managed} onClose={() => setLeaving(null)} />
        ) : (
          opened &&
          (opened.id === null ? (
            <InvitePane key={opened.key} list={list} managed={managed} />
          ) : (
            <OpenRecord<Member, null>
              list={list}
              blank={null}
              load={(id, options) => api.get({ params: { id } }, { ...options, ...requested() })}
            >
              {start =>
                start && (
                  <PersonPane
                    start={start}
                    list={list}
                    managed={managed}
                    mayEdit={mayEdit}
                    onLeave={(stored, act) =>
                      handsOver({ chosen: { ids: [stored.id] }, act, name: stored.name, count: 1, orgId: stored.orgId })
                    }
                  />
                )
              }
            </OpenRecord>
          ))
        )
      }
    >
      <RecordTable
        list={list}
        label={t('title')}
        columns={columns}
        nameOf={row => row.name}
        empty={<EmptyState title={t('none')} />}
      />
    </ListFrame>
  )
}

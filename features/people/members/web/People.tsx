import {
  Button,
  EmptyState,
  ExportButton,
  ImportPanel,
  ListFrame,
  OpenRecord,
  RecordTable,
  toast,
  useList,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useState } from 'react'
import { exported, imported, type Member, Question } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { HandOverPane } from './HandOverPane.tsx'
import { InvitePane } from './InvitePane.tsx'
import type { Managed } from './organisation.ts'
import { PeopleFilters } from './PeopleFilters.tsx'
import { PersonPane } from './PersonPane.tsx'
import { usePeopleColumns } from './people-columns.tsx'
import { useChosenActs } from './use-chosen-acts.ts'
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
  const columns = usePeopleColumns(isOne)
  const { leaving, stay, enable, handsOver, leaveChosen } = useChosenActs(list, managed)
  const [isImporting, setImporting] = useState(false)
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
          <PeopleFilters list={list} />
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
            <Button size="small" onClick={() => void enable()}>
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
          <HandOverPane leaving={leaving} list={list} managed={managed} onClose={stay} />
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

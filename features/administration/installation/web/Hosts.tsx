import { connect, type RecordColumn, RecordScreen, themes, useList, useSay, useWords } from '@guanlan/platform/web'
import { useMemo } from 'react'
import { type Host, type HostDraft, HostQuestion, installation } from '../contract.ts'
import { strings } from '../strings.ts'
import { HostForm } from './HostForm.tsx'

const api = connect(installation)
const blank: HostDraft = {
  host: '',
  title: '观澜',
  theme: 'phantom-blue',
  layoutType: '0',
  hostKind: 'default',
  orgId: null,
}

/** Hosts of the installation: how each looks and whose it is. */
export default function Hosts() {
  const t = useWords(strings)
  const say = useSay()
  const list = useList({
    name: 'installation.hosts',
    question: HostQuestion,
    load: ({ query }, options) => api.hosts({ body: query }, options),
  })
  const columns = useMemo<RecordColumn<Host>[]>(
    () => [
      { id: 'host', title: t('host'), width: 260, sort: 'host', pinned: 'start', cell: row => row.host },
      { id: 'title', title: t('hostTitle'), width: 200, cell: row => row.title },
      { id: 'theme', title: t('theme'), width: 130, cell: row => say(themes[row.theme].name) },
      { id: 'layout', title: t('layoutType'), width: 220, cell: row => t(`layoutType_${row.layoutType}`) },
      { id: 'kind', title: t('hostKind'), width: 120, cell: row => kindNamed(row.hostKind, t('hostKind_default')) },
      { id: 'owner', title: t('owner'), width: 200, cell: row => row.orgName ?? t('everybody') },
    ],
    [t, say],
  )
  return (
    <RecordScreen
      title={t('hosts')}
      list={list}
      api={{ get: api.host }}
      search={t('findHost')}
      columns={columns}
      nameOf={row => row.host}
      add={t('addHost')}
      blank={blank}
      form={start => <HostForm start={start} list={list} />}
      empty={t('noHosts')}
      emptyText={t('noHostsText')}
    />
  )
}

/** Variants are known by their marks. */
const kindNamed = (kind: Host['hostKind'], standard: string): string => (kind === 'default' ? standard : kind)

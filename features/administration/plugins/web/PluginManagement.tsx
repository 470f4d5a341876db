import {
  Button,
  DashboardFrame,
  type DoAct,
  ErrorOf,
  Moment,
  PlainTable,
  Row,
  SkeletonRows,
  Stack,
  Tag,
  TextField,
  useMay,
  useUndo,
  useWords,
} from '@guanlan/platform/web'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { outgoingTypes, type Plugin, plugNameLength } from '../contract.ts'
import { strings } from '../strings.ts'
import { api, usePlugins, usePlugName, useReload } from './api.ts'
import { PluginSwitch } from './PluginSwitch.tsx'
import styles from './plugins.module.css'

/** All plug-ins, switched on and off and named by the organisation. */
export default function PluginManagement() {
  const t = useWords(strings)
  return (
    <DashboardFrame title={t('management')} controls={<Link to="/pluginSystem">{t('system')}</Link>}>
      <div data-wide>
        <PluginTable />
      </div>
    </DashboardFrame>
  )
}

function PluginTable() {
  const t = useWords(strings)
  const { data, error, refetch } = usePlugins()
  const act = useUndo(useReload())
  const [renamed, setRenamed] = useState<Plugin['plugType'] | null>(null)
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows />
  const of = data.find(({ plugType }) => plugType === renamed)
  return (
    <Stack gap={12}>
      <PlainTable
        label={t('plugins')}
        head={[
          t('name'),
          t('what'),
          t('state'),
          { number: t('strategyCount') },
          { number: t('addressCount') },
          t('updated'),
          t('acts'),
        ]}
      >
        {data.map(plugin => (
          <PluginRow key={plugin.plugType} plugin={plugin} act={act} onRename={() => setRenamed(plugin.plugType)} />
        ))}
      </PlainTable>
      {of && <NameForm key={of.plugType} plugin={of} act={act} onDone={() => setRenamed(null)} />}
    </Stack>
  )
}

function PluginRow({ plugin, act, onRename }: { plugin: Plugin; act: DoAct; onRename: () => void }) {
  const t = useWords(strings)
  const may = useMay()
  const nameOf = usePlugName()
  const { plugType, isOpen, strategies, addresses, updatedAt, updatedBy } = plugin
  const isOutgoing = outgoingTypes.some(type => type === plugType)
  return (
    <tr>
      <th scope="row" className={styles.one}>
        {nameOf(plugin)}
      </th>
      <td>{t(`${plugType}Text`)}</td>
      <td>
        <Tag accent={isOpen === 1}>{t(isOpen === 1 ? 'open' : 'closed')}</Tag>
      </td>
      <td data-number>{isOutgoing && <Link to={`/pluginPolicy?plugType=${plugType}`}>{strategies}</Link>}</td>
      <td data-number>{isOutgoing && <Link to="/dataPlug">{addresses}</Link>}</td>
      <td className={styles.one}>
        {updatedAt === null ? <span className="dim">{t('neverSwitched')}</span> : <Moment at={updatedAt} />}{' '}
        <span className="dim">{updatedBy}</span>
      </td>
      <td>
        <Row as="span" gap={8}>
          <PluginSwitch plugin={plugin} act={act} />
          {may('plugins.switch') && (
            <Button size="small" aria-label={`${t('rename')} ${nameOf(plugin)}`} onClick={onRename}>
              {t('rename')}
            </Button>
          )}
        </Row>
      </td>
    </tr>
  )
}

function NameForm({ plugin, act, onDone }: { plugin: Plugin; act: DoAct; onDone: () => void }) {
  const t = useWords(strings)
  const [name, setName] = useState(plugin.plugName)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const { plugType, isOpen } = plugin
    const saved = await act(
      () => api.save.act({ body: { plugType, isOpen, plugName: name } }),
      () => t('renamed'),
    )
    if (saved) onDone()
  }
  return (
    <Row as="form" gap={8} wrap align="end" aria-label={t('rename')} onSubmit={event => void save(event)}>
      <TextField
        label={`${t('ownName')} · ${t(plugin.plugType)}`}
        value={name}
        maxLength={plugNameLength}
        placeholder={t(plugin.plugType)}
        autoFocus
        onChange={event => setName(event.target.value)}
      />
      <Button kind="primary" type="submit">
        {t('saveName')}
      </Button>
      <Button onClick={onDone}>{t('close')}</Button>
    </Row>
  )
}

import { useMonitors } from '@guanlan/features/monitors/monitors/web'
import {
  Button,
  ErrorOf,
  exact,
  Moment,
  PlainTable,
  Row,
  SettingsFrame,
  SkeletonRows,
  Stack,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useState } from 'react'
import { Link } from 'react-router'
import { strings } from '../strings.ts'
import { AddressesOnce } from './AddressesOnce.tsx'
import { isOn, useAddresses, usePlugins, usePlugName } from './api.ts'
import { Clipper } from './Clipper.tsx'
import { OffNote } from './OffNote.tsx'
import styles from './plugins.module.css'
import { usePublish } from './use-publish.ts'

/** Each plug-in set up: addresses for tables and readers, and the clipper. */
export default function DataPlugins() {
  const t = useWords(strings)
  return (
    <SettingsFrame
      title={t('data')}
      sections={[
        { id: 'table', title: t('table'), note: t('tableText'), content: <TableFeed /> },
        { id: 'rss', title: t('rss'), note: t('rssText'), content: <MonitorFeed /> },
        { id: 'clipper', title: t('clipper'), note: t('clipperText'), content: <Clipper /> },
        { id: 'addresses', title: t('addresses'), note: t('addressesNote'), content: <AddressTable /> },
      ]}
    />
  )
}

function TableFeed() {
  const t = useWords(strings)
  return (
    <Stack gap={12}>
      <OffNote plugType="table" />
      <p>{t('tableHow')}</p>
      <p>
        <Link to="/pluginPolicy?plugType=table">{t('toStrategies')}</Link>
      </p>
    </Stack>
  )
}

function MonitorFeed() {
  const t = useWords(strings)
  const may = useMay()
  const { data: monitors = [] } = useMonitors()
  const { data: plugins } = usePlugins()
  const { data: addresses = [] } = useAddresses()
  const { made, forget, publish } = usePublish()
  const [chosen, setChosen] = useState(0)
  const monitor = monitors.find(({ id }) => id === chosen)
  const isThere = addresses.some(({ monitorId }) => monitorId === chosen)
  return (
    <Stack gap={12}>
      <OffNote plugType="rss" />
      <p>{t('rssOfMonitorNote')}</p>
      {may('plugins.publish') && isOn(plugins, 'rss') && (
        <Row gap={8} wrap align="end">
          <label className={`labelled ${styles.choice}`}>
            <span className="label-line">{t('rssOfMonitor')}</span>
            <select className="field" value={chosen} onChange={event => setChosen(Number(event.target.value))}>
              <option value={0}>—</option>
              {inTreeOrder(monitors).map(({ id, name, depth }) => (
                <option key={id} value={id}>
                  {`${'\u3000'.repeat(depth)}${name}`}
                </option>
              ))}
            </select>
          </label>
          <Button
            kind="primary"
            disabled={!monitor}
            onClick={() => monitor && void publish({ monitorId: monitor.id }, monitor.name, isThere)}
          >
            {t(isThere ? 'newAddress' : 'makeAddress')}
          </Button>
        </Row>
      )}
      {made && <AddressesOnce made={made} onClose={forget} />}
      <p>
        <Link to="/pluginPolicy?plugType=rss">{t('toStrategies')}</Link>
      </p>
    </Stack>
  )
}

interface Placed {
  id: number
  name: string
  fatherId: number
}
/** Each below what it lies in. Pure. */
export function inTreeOrder(monitors: readonly Placed[]): (Placed & { depth: number })[] {
  const families = Map.groupBy(monitors, ({ fatherId }) => fatherId)
  const below = (father: number, depth: number): (Placed & { depth: number })[] =>
    (families.get(father) ?? []).flatMap(one => [{ ...one, depth }, ...below(one.id, depth + 1)])
  return below(0, 0)
}

function AddressTable() {
  const t = useWords(strings)
  const may = useMay()
  const nameOf = usePlugName()
  const { data: plugins } = usePlugins()
  const { data, error, refetch } = useAddresses()
  const { made, forget, publish, revoke } = usePublish()
  if (error) return <ErrorOf error={error} onRetry={() => void refetch()} />
  if (!data || !plugins) return <SkeletonRows />
  if (data.length === 0) return <p className="dim">{t('noAddresses')}</p>
  return (
    <Stack gap={12}>
      {made && <AddressesOnce made={made} onClose={forget} />}
      <PlainTable
        label={t('addresses')}
        head={[t('name'), t('plugType'), t('madeAt'), t('madeBy'), t('lastUsed'), { number: t('uses') }, t('acts')]}
      >
        {data.map(({ id, name, plugType, strategyId, monitorId, madeAt, madeBy, lastUsedAt, uses }) => (
          <tr key={id}>
            <th scope="row">{name ?? <span className="dim">{t('gone')}</span>}</th>
            <td>{nameOf(plugins.find(each => each.plugType === plugType) ?? { plugType, plugName: '' })}</td>
            <td>
              <Moment at={madeAt} />
            </td>
            <td>{madeBy}</td>
            <td>{lastUsedAt === null ? <span className="dim">{t('never')}</span> : <Moment at={lastUsedAt} />}</td>
            <td data-number>{exact(uses)}</td>
            <td>
              {may('plugins.publish') && (
                <Row as="span" gap={16} wrap={8} align="center">
                  {name !== null && isOn(plugins, plugType) && (
                    <Button
                      size="small"
                      aria-label={`${t('newAddress')} ${name}`}
                      onClick={() => void publish({ strategyId, monitorId }, name, true)}
                    >
                      {t('newAddress')}
                    </Button>
                  )}
                  <Button
                    size="small"
                    aria-label={`${t('revoke')} ${name ?? ''}`}
                    onClick={() => void revoke(id, name ?? '')}
                  >
                    {t('revoke')}
                  </Button>
                </Row>
              )}
            </td>
          </tr>
        ))}
      </PlainTable>
    </Stack>
  )
}

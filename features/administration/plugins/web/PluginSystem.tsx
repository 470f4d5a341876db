import {
  DashboardFrame,
  ErrorOf,
  exact,
  Panel,
  Row,
  SkeletonRows,
  Stack,
  Tag,
  useMay,
  useUndo,
  useWords,
} from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { Plugin } from '../contract.ts'
import { strings } from '../strings.ts'
import { usePlugins, usePlugName, useReload } from './api.ts'
import { PluginSwitch } from './PluginSwitch.tsx'
import styles from './plugins.module.css'

/** The way in: what plug-ins there are, which are on, and how each is set up. */
export default function PluginSystem() {
  const t = useWords(strings)
  const may = useMay()
  const { data, error, refetch } = usePlugins()
  return (
    <DashboardFrame
      title={t('system')}
      controls={
        <Row as="nav" gap={16} wrap={8} align="center" aria-label={t('system')}>
          <Link to="/pluginPolicy">{t('policy')}</Link>
          <Link to="/dataPlug">{t('data')}</Link>
          {may('plugins.switch') && <Link to="/plugInManagement">{t('management')}</Link>}
        </Row>
      }
    >
      {error ? (
        <ErrorOf error={error} onRetry={() => void refetch()} />
      ) : data ? (
        data.map(plugin => <PluginPanel key={plugin.plugType} plugin={plugin} />)
      ) : (
        <SkeletonRows />
      )}
      <div data-wide>
        <Panel title={t('howItWorks')}>
          <ol className={styles.steps}>
            <li>{t('step1')}</li>
            <li>{t('step2')}</li>
            <li>{t('step3')}</li>
          </ol>
        </Panel>
      </div>
    </DashboardFrame>
  )
}

function PluginPanel({ plugin }: { plugin: Plugin }) {
  const t = useWords(strings)
  const nameOf = usePlugName()
  const act = useUndo(useReload())
  const { plugType, isOpen, strategies, addresses } = plugin
  return (
    <Panel
      title={nameOf(plugin)}
      note={<Tag accent={isOpen === 1}>{t(isOpen === 1 ? 'open' : 'closed')}</Tag>}
      more={<PluginSwitch plugin={plugin} act={act} />}
    >
      <Stack gap={8} className={styles.body}>
        <p>{t(`${plugType}Text`)}</p>
        {plugType !== 'clipper' && (
          <Row as="p" gap={16} wrap={8} align="center">
            <Link to={`/pluginPolicy?plugType=${plugType}`}>
              {t('strategyCount')} {exact(strategies)}
            </Link>
            <span>
              {t('addressCount')} {exact(addresses)}
            </span>
          </Row>
        )}
        <p>
          <Link to={`/dataPlug?part=${plugType}`} aria-label={`${t('setUp')} ${nameOf(plugin)}`}>
            {t('setUp')}
          </Link>
        </p>
      </Stack>
    </Panel>
  )
}

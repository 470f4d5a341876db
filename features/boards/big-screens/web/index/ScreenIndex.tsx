import { ImportLayout, Sketch } from '@guanlan/features/boards/boards/web'
import { Button, DashboardFrame, ErrorOf, later, SkeletonPage, Tag, useMay, useWords } from '@guanlan/platform/web'
import { Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { strings } from '../../strings.ts'
import { api, editAddress, screensKey, useScreens } from '../api.ts'
import styles from './index.module.css'
import { ScreenActs } from './ScreenActs.tsx'

const ScreenSettings = later(() =>
  import('../edit/ScreenSettings.tsx').then(({ ScreenSettings: one }) => ({ default: one })),
)

/** All screens, each with a sketch of its panels; one of them is made the organisation's own, copied, or taken away. */
export function ScreenIndex() {
  const t = useWords(strings)
  const may = useMay()
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const { data, error, refetch } = useScreens()
  if (!data) return error ? <ErrorOf error={error} onRetry={() => void refetch()} /> : <SkeletonPage />
  const edits = may('bigScreens.edit')
  return (
    <DashboardFrame
      title={t('title')}
      controls={
        <>
          {may('wallPlayers.manage') && <Link to="/wallPlayers">{t('players')}</Link>}
          {edits && (
            <>
              <Link to="/screenRotations">{t('rotations')}</Link>
              <Link to="/bigScreenManage">{t('materials')}</Link>
              <ImportLayout api={api} queryKey={screensKey} onImported={id => void navigate(editAddress(id))} />
              <Button icon="plus" kind="primary" onClick={() => setAdding(true)}>
                {t('add')}
              </Button>
            </>
          )}
        </>
      }
    >
      <ul className={styles.screens} aria-label={t('title')} data-wide>
        {data.map(screen => (
          <li key={screen.address}>
            <Link to={screen.address} aria-label={screen.title}>
              <Sketch panels={screen.panels} />
            </Link>
            <div>
              <strong className="cut">{screen.title}</strong>
              {screen.own && <Tag>{t('own')}</Tag>}
              <span className="grow" />
              {edits && <ScreenActs screen={screen} />}
            </div>
          </li>
        ))}
      </ul>
      {isAdding && (
        <Suspense>
          <ScreenSettings start={null} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </DashboardFrame>
  )
}

import { Sketch } from '@guanlan/features/boards/boards/web'
import { connect, DashboardFrame, ErrorOf, SkeletonPage, useMay, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { bigScreens } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './wall.module.css'

const api = connect(bigScreens)

/** All screens, each with a sketch of its panels. */
export default function ScreenIndex() {
  const t = useWords(strings)
  const may = useMay()
  const { data, error, refetch } = useQuery({
    queryKey: ['bigScreens', 'all'],
    queryFn: ({ signal }) => api.screens(undefined, { signal }),
  })
  if (!data) return error ? <ErrorOf error={error} onRetry={() => void refetch()} /> : <SkeletonPage />
  return (
    <DashboardFrame
      title={t('title')}
      controls={may('bigScreens.edit') && <Link to="/bigScreenManage">{t('materials')}</Link>}
    >
      <nav className={styles.screens} aria-label={t('title')} data-wide>
        {data.map(({ name, title, panels }) => (
          <Link key={name} to={`/${name}`}>
            <Sketch panels={panels} />
            <strong>{title}</strong>
          </Link>
        ))}
      </nav>
    </DashboardFrame>
  )
}

import { Button, OwnQueries, Stack, Toasts, useSignOut, useWords } from '@guanlan/platform/web'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { strings } from '../../strings.ts'
import styles from './svw.module.css'

/** The left column of the car maker's own product, with what is open beside it. It stands outside the frame: queries and notes are its own. */
export function SvwFrame({ children }: { children: ReactNode }) {
  const t = useWords(strings)
  const signOut = useSignOut()
  return (
    <div className={styles.frame}>
      <nav className={styles.column} aria-label={t('svw')}>
        <Stack gap={12}>
          <b>{t('svw')}</b>
          <Link to="/svw/ThingsView">{t('things')}</Link>
        </Stack>
        <Button size="small" icon="sign-out" onClick={() => void signOut()}>
          {t('signOut')}
        </Button>
      </nav>
      <div className={styles.place}>
        <OwnQueries>{children}</OwnQueries>
      </div>
      <Toasts />
    </div>
  )
}

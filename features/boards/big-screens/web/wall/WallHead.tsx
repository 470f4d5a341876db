import { Button, useWords } from '@guanlan/platform/web'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { strings } from '../../strings.ts'
import styles from './wall.module.css'

/** The title of a wall; the ways on are seen where somebody points at it or comes by the keyboard. */
export function WallHead({ title, children }: { title: string; children: ReactNode }) {
  const t = useWords(strings)
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {children}
      <nav className={styles.ways}>
        <Link to="/bigScreen">{t('back')}</Link>
        <Button onClick={() => void document.documentElement.requestFullscreen()}>{t('fullScreen')}</Button>
      </nav>
    </header>
  )
}

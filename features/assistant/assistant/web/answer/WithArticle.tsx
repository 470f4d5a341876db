import { lazy, type ReactNode, Suspense, useState } from 'react'
import styles from './answer.module.css'
import { OpenArticleContext, type OpenedArticle } from './open-article.ts'

// The reading pane travels when a source is opened.
const ArticleDrawer = lazy(() => import('./ArticleDrawer.tsx'))

/** What shows answers; an article that one of them names opens over it. */
export function WithArticle({ children }: { children: ReactNode }) {
  const [article, setArticle] = useState<OpenedArticle | null>(null)
  return (
    <div className={styles.room}>
      <OpenArticleContext value={setArticle}>{children}</OpenArticleContext>
      {article && (
        <Suspense>
          <ArticleDrawer article={article} onOpen={setArticle} onClose={() => setArticle(null)} />
        </Suspense>
      )}
    </div>
  )
}

import { strings } from '@guanlan/features/handling/article-actions/strings'
import { Button, PickPanel, Row, useWords } from '@guanlan/platform/web'
import { actApi, useFolders } from './act-queries.ts'
import styles from './acts.module.css'
import { closePanel } from './panel.ts'
import type { Target } from './target.ts'
import { useAct } from './use-act.ts'
import { useFolderActs } from './use-folder-acts.ts'

/** Into which of one's own folders articles are kept; choosing one makes them favourites. */
export function FolderPanel({ target }: { target: Target }) {
  const t = useWords(strings)
  const act = useAct()
  const { data: folders = [] } = useFolders()
  const { add } = useFolderActs()
  const put = async (folder: number | null, name: string) => {
    const done = await act(
      target,
      'work',
      body => actApi.favourite.act({ body: { ...body, flag: 1, folder } }),
      count => t('didPutIntoFolder', { count, name }),
    )
    if (done) closePanel()
  }
  return (
    <>
      <PickPanel
        label={t('folder')}
        choices={folders.map(({ id, name, articles }) => ({ id, name, note: String(articles) }))}
        chosen={new Set()}
        onTurn={id => void put(Number(id), folders.find(folder => folder.id === id)?.name ?? '')}
        onMake={name => void add(name).then(folder => folder && put(folder.id, folder.name))}
      />
      <Row as="footer" gap={8} to="end" className={styles.foot}>
        <Button onClick={() => void put(null, t('favourites'))}>{t('noFolder')}</Button>
      </Row>
    </>
  )
}

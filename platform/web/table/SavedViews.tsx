import type { SavedView } from '@guanlan/platform/contract'
import { useMay } from '../access/may.ts'
import { useWords } from '../language/words.ts'
import { ErrorOf } from '../parts/ErrorState.tsx'
import { PopoverButton } from '../parts/PopoverButton.tsx'
import { After, SkeletonRows } from '../parts/Skeleton.tsx'
import { useUndo } from '../records/undo.ts'
import { hasSavedViews, layoutOf, useListSettings } from './list-settings.ts'
import styles from './SavedViews.module.css'
import { SaveView } from './SaveView.tsx'
import { tableStrings } from './strings.ts'
import { ViewLine } from './ViewLine.tsx'
import type { ViewedList } from './viewed-list.ts'

/** Words, filters, order and columns under a name, to come back to: one's own, and those of the organisation. */
export function SavedViews({
  list,
  label,
  size = 'normal',
}: {
  list: ViewedList
  /** Of the button, where the views themselves stand beside it. */
  label?: string
  size?: 'normal' | 'small'
}) {
  const t = useWords(tableStrings)
  if (!hasSavedViews()) return null
  return (
    <PopoverButton label={label ?? t('views')} icon="star" size={size}>
      {close => <Panel list={list} close={close} />}
    </PopoverButton>
  )
}

function Panel({ list, close }: { list: ViewedList; close: () => void }) {
  const t = useWords(tableStrings)
  const may = useMay()
  const settings = useListSettings(list.name)
  const act = useUndo(settings.changed)
  const { views, error, isLoading } = settings
  if (error) return <ErrorOf error={error} onRetry={() => void settings.changed()} />
  if (isLoading)
    return (
      <After>
        <SkeletonRows />
      </After>
    )
  const parts = [
    { title: t('ownViews'), views: views.filter(({ shared }) => !shared) },
    { title: t('sharedViews'), views: views.filter(({ shared }) => shared) },
  ]
  const open = (view: SavedView) => {
    list.ask(view.question)
    settings.arrange(layoutOf(view, settings))
    close()
  }
  return (
    <div className={styles.views}>
      {views.length === 0 && <p className="dim">{t('noViews')}</p>}
      {parts.map(
        part =>
          part.views.length > 0 && (
            <section key={part.title} aria-label={part.title}>
              <h3>{part.title}</h3>
              <ul>
                {part.views.map(view => (
                  <ViewLine
                    key={view.id}
                    view={view}
                    isShown={view.question === list.written}
                    mayChange={!view.shared || may('savedViews.share')}
                    mayShare={may('savedViews.share')}
                    onOpen={() => open(view)}
                    onSave={draft => settings.save({ ...view, ...draft }, view)}
                    onRemove={() =>
                      void act(
                        () => settings.remove(view),
                        () => t('viewRemoved', { name: view.name }),
                      )
                    }
                    act={act}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
      <SaveView list={list} settings={settings} act={act} />
    </div>
  )
}

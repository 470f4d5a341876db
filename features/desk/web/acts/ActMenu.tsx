import { strings } from '@guanlan/features/acts/strings'
import { Icon, IconButton, Menu, type MenuItem, useMay, useWords } from '@guanlan/platform/web'
import { openEditor } from '../edit/editing.ts'
import { openPanel } from './panel.ts'
import type { Target } from './target.ts'
import { useQuickActs } from './use-quick-acts.ts'

/** The acts on articles as buttons, the most used first, the others in a menu. In the bin only what is done there. */
export function ActMenu({ target, onRemoved }: { target: Target; onRemoved?: (() => void) | undefined }) {
  const t = useWords(strings)
  const may = useMay()
  const quick = useQuickActs()
  const leaving = (act: (target: Target) => Promise<boolean>) => void act(target).then(done => done && onRemoved?.())
  if (target.articles[0]?.place === 'bin')
    return (
      <>
        {may('acts.remove') && (
          <IconButton size="small" icon="undo" label={t('restore')} onClick={() => leaving(quick.restore)} />
        )}
        {may('acts.erase') && (
          <IconButton size="small" icon="trash" label={t('erase')} onClick={() => leaving(quick.erase)} />
        )}
      </>
    )
  const all = (is: (article: Target['articles'][number]) => boolean) =>
    target.articles.length > 0 && target.articles.every(is)
  const favoured = all(each => each.favourite)
  const featured = all(each => each.featured)
  const [only] = target.ids
  const items: MenuItem[] = [
    ...(may('articles.judge') && only !== undefined && target.ids.length === 1 && !target.all
      ? [
          {
            key: 'edit',
            label: `${t('edit')} ⇧E`,
            icon: 'edit' as const,
            run: () => openEditor({ id: only, found: target.found ?? false }),
          },
        ]
      : []),
    ...(may('translation.translate')
      ? [
          {
            key: 'translate',
            label: t('translate'),
            icon: 'web' as const,
            run: () => openPanel('translate', target),
          },
        ]
      : []),
    { key: 'review', label: `${t('review')} V`, icon: 'check', run: () => openPanel('review', target) },
    { key: 'tags', label: t('tags'), icon: 'edit', run: () => openPanel('tags', target) },
    { key: 'acts', label: t('acts'), icon: 'calendar', run: () => openPanel('acts', target) },
    {
      key: 'feature',
      label: t(featured ? 'unfeature' : 'feature'),
      icon: 'bulb',
      run: () => void quick.feature(target),
    },
  ]
  return (
    <>
      {may('acts.do') && (
        <IconButton size="small" icon="tag" label={`${t('label')} L`} onClick={() => openPanel('label', target)} />
      )}
      <IconButton
        size="small"
        icon="star"
        aria-pressed={favoured}
        label={`${t(favoured ? 'unfavour' : 'favourite')} F`}
        onClick={() => void quick.favour(target)}
      />
      {may('acts.do') && (
        <>
          <IconButton
            size="small"
            icon="move"
            label={`${t('monitors')} M`}
            onClick={() => openPanel('monitors', target)}
          />
          <IconButton
            size="small"
            icon="send"
            label={`${t('handOver')} A`}
            onClick={() => openPanel('handOver', target)}
          />
        </>
      )}
      {may('shares.make') && (
        <IconButton size="small" icon="share" label={t('share')} onClick={() => openPanel('share', target)} />
      )}
      {may('acts.remove') && (
        <IconButton size="small" icon="trash" label={`${t('remove')} #`} onClick={() => leaving(quick.remove)} />
      )}
      {may('acts.do') && (
        <Menu
          className="button quiet small icon-only"
          label={t('more')}
          face={<Icon name="more" size={16} />}
          items={items}
        />
      )}
    </>
  )
}

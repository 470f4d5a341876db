/** The acts on articles, once: buttons beside an article and the menus take them from here, each with its key. */
import { strings } from '@guanlan/features/handling/article-actions/strings'
import { briefStrings } from '@guanlan/features/handling/briefs/strings'
import { clippingStrings } from '@guanlan/features/handling/clippings/strings'
import { strings as downloadStrings } from '@guanlan/features/handling/exports/strings'
import { warningStrings } from '@guanlan/features/warnings/warnings/strings'
import { ruleOfArticles } from '@guanlan/features/warnings/warnings/web'
import { linkTo, type MenuItem, useMay, useWords } from '@guanlan/platform/web'
import { useNavigate } from 'react-router'
import { openEditor } from '../edit/editing.ts'
import { openPanel } from './panel.ts'
import type { Target } from './target.ts'
import { useCollectSite } from './use-collect-site.ts'
import { useQuickActs } from './use-quick-acts.ts'

export interface ActItem extends MenuItem {
  icon: NonNullable<MenuItem['icon']>
  /** Used so often that it has a button of its own. */
  isButton?: boolean
  /** Of a button that is on or off. */
  pressed?: boolean
}

const items = (...each: (ActItem | false)[]): ActItem[] => each.filter(item => item !== false)

/** The ways out of the bin. */
function useBinActs(target: Target, onRemoved?: () => void): (ActItem | false)[] {
  const t = useWords(strings)
  const may = useMay()
  const { restore, erase } = useQuickActs()
  const leaving = (act: (target: Target) => Promise<boolean>) => () =>
    void act(target).then(done => done && onRemoved?.())
  return [
    may('articleActions.remove') && {
      key: 'restore',
      icon: 'undo',
      label: t('restore'),
      isButton: true,
      run: leaving(restore),
    },
    may('articleActions.erase') && {
      key: 'erase',
      icon: 'trash',
      label: t('erase'),
      isButton: true,
      run: leaving(erase),
    },
  ]
}

/** Articles that are traced at one go. */
const mostTraced = 100

/** Articles that one question is asked of: as many as a filter holds. */
const mostOfQuestion = 50

/** What begins on another screen with these articles, or with the one. */
function useElsewhere(target: Target): (ActItem | false)[] {
  const t = useWords(strings)
  const may = useMay()
  const navigate = useNavigate()
  const collectSite = useCollectSite()
  const one = target.ids.length === 1 && !target.all ? target.ids[0] : undefined
  return [
    may('tracking.edit') &&
      !target.all &&
      target.ids.length > 0 &&
      target.ids.length <= mostTraced && {
        key: 'track',
        icon: 'trace',
        label: t('track'),
        run: () => void navigate(linkTo('/articletracking', null, { open: 'new', article: target.ids.join(',') })),
      },
    may('guidance.edit') &&
      one !== undefined && {
        key: 'guide',
        icon: 'flag',
        label: t('guide'),
        run: () => void navigate(linkTo('/guidedRecords', null, { open: 'new', kind: 'article', subject: one })),
      },
    may('assistant.ask') &&
      !target.all &&
      !target.found &&
      target.ids.length > 0 &&
      target.ids.length <= mostOfQuestion && {
        key: 'ask',
        icon: 'assistant',
        label: t('ask'),
        run: () => void navigate(linkTo('/chatGpt/gptSession', null, { articles: target.ids.join(',') })),
      },
    may('dataReports.report') &&
      one !== undefined && {
        key: 'report',
        icon: 'alert',
        label: t('report'),
        run: () => void navigate(linkTo('/demandPool', null, { open: 'new', article: one })),
      },
    may('sources.edit') &&
      one !== undefined && {
        key: 'collectSite',
        icon: 'web',
        label: t('collectSite'),
        run: () => void collectSite(one, target.found ?? false),
      },
  ]
}

/** @param onRemoved the articles are no longer in the list */
export function useActItems(target: Target, onRemoved?: () => void): ActItem[] {
  const t = useWords(strings)
  const w = useWords(warningStrings)
  const d = useWords(downloadStrings)
  const b = useWords(briefStrings)
  const m = useWords(clippingStrings)
  const may = useMay()
  const navigate = useNavigate()
  const quick = useQuickActs()
  const inBin = useBinActs(target, onRemoved)
  const [first] = target.ids
  const one = target.ids.length === 1 && !target.all ? first : undefined
  const elsewhere = useElsewhere(target)
  const panel = (name: Parameters<typeof openPanel>[0]) => () => openPanel(name, target)
  const exporting: ActItem | false = may('exports.order') && {
    key: 'export',
    icon: 'download',
    label: d('export'),
    isButton: true,
    run: panel('export'),
  }
  if (target.articles[0]?.place === 'bin') return items(exporting, ...inBin)
  const all = (is: (article: Target['articles'][number]) => boolean) =>
    target.articles.length > 0 && target.articles.every(is)
  const favoured = all(each => each.favourite)
  const featured = all(each => each.featured)
  const mayAct = may('articleActions.do')
  return items(
    mayAct && { key: 'label', icon: 'tag', label: t('label'), shortcut: 'L', isButton: true, run: panel('label') },
    {
      key: 'favourite',
      icon: 'star',
      label: t(favoured ? 'unfavour' : 'favourite'),
      shortcut: 'F',
      isButton: true,
      pressed: favoured,
      run: () => void quick.favour(target),
    },
    mayAct && {
      key: 'monitors',
      icon: 'move',
      label: t('monitors'),
      shortcut: 'M',
      isButton: true,
      run: panel('monitors'),
    },
    mayAct && {
      key: 'handOver',
      icon: 'send',
      label: t('handOver'),
      shortcut: 'A',
      isButton: true,
      run: panel('handOver'),
    },
    may('warnings.act') && { key: 'warn', icon: 'warnings', label: w('sendWarning'), run: panel('warn') },
    may('warnings.edit') &&
      first !== undefined && {
        key: 'rule',
        icon: 'bell',
        label: w('ruleOfThis'),
        shortcut: 'W',
        run: () => void navigate(ruleOfArticles({ monitor: target.monitor, title: target.articles[0]?.title ?? '' })),
      },
    may('shares.make') && { key: 'share', icon: 'share', label: t('share'), isButton: true, run: panel('share') },
    may('clippings.edit') && {
      key: 'material',
      icon: 'plus',
      label: m('toMaterial'),
      shortcut: 'B',
      run: panel('material'),
    },
    may('briefs.make') && { key: 'brief', icon: 'reports', label: b('brief'), shortcut: '⇧B', run: panel('brief') },
    exporting,
    may('articleActions.remove') && {
      key: 'remove',
      icon: 'trash',
      label: t('remove'),
      shortcut: '#',
      isButton: true,
      run: () => void quick.remove(target).then(done => done && onRemoved?.()),
    },
    mayAct &&
      may('articles.judge') &&
      one !== undefined && {
        key: 'edit',
        icon: 'edit',
        label: t('edit'),
        shortcut: '⇧E',
        run: () => openEditor({ id: one, found: target.found ?? false }),
      },
    mayAct &&
      may('translation.translate') && {
        key: 'translate',
        icon: 'web',
        label: t('translate'),
        run: panel('translate'),
      },
    { key: 'folder', icon: 'star', label: t('putIntoFolder'), run: panel('folder') },
    mayAct && { key: 'negativity', icon: 'alert', label: t('negDim'), run: panel('negativity') },
    mayAct && { key: 'review', icon: 'check', label: t('review'), shortcut: 'V', run: panel('review') },
    mayAct && { key: 'tags', icon: 'edit', label: t('tags'), run: panel('tags') },
    may('crisis.act') && { key: 'crisis', icon: 'crisis', label: t('joinSet'), run: panel('crisis') },
    may('events.edit') && { key: 'event', icon: 'events', label: t('joinEvent'), run: panel('event') },
    mayAct && { key: 'acts', icon: 'calendar', label: t('acts'), run: panel('acts') },
    mayAct && {
      key: 'feature',
      icon: 'bulb',
      label: t(featured ? 'unfeature' : 'feature'),
      run: () => void quick.feature(target),
    },
    ...elsewhere,
  )
}

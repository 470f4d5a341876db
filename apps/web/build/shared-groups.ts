/**
 * Files that nearly always travel together: cut by who shares what, they were a hundred small ones, each with headers of its own and compressed by itself.
 * What stands in one is needed by nearly the same screens; a module that is in none gets a file by who shares it, as before.
 */

/** Modules by the end of their path, without .ts and .tsx; `web/parts/Count` is Count.tsx alone, `web/labels.module.css` its style. */
const modules = (...paths: string[]): RegExp =>
  new RegExp(`[\\\\/](${paths.map(path => path.replaceAll('/', '[\\\\/]')).join('|')})(\\.tsx?|(?<=\\.css))$`)

export const sharedGroups = [
  // The frame needs them; big screens and pages without it need some.
  {
    name: 'frame-parts',
    test: modules(
      'platform/web/client/(events|shared-stream|use-changes)',
      'platform/web/keys/use-keys',
      'platform/web/language/initials',
      'platform/web/screens/(ScreenPart|later)',
      'platform/web/parts/ProgressLine',
      'articles/articles/contract/judgement',
    ),
  },
  // The frame alone needs them, or screens within it.
  {
    name: 'frame',
    test: modules(
      'apps/web/sitemap/(rail|menus)',
      'apps/web/shell/(NotHere|pages.module.css|find-by-name)',
      'apps/web/help/address',
      'platform/web/links/opens',
      'workspace/notifications/(contract|contract/.*|strings|strings/bell)',
      'workspace/tasks/(contract|strings)',
      'warnings/warnings/(contract|contract/.*|strings/elsewhere)',
      'warnings/warnings/web/(api|use-incident-changes|today/use-incident-numbers)',
    ),
  },
  // What is said of an article wherever one is shown, on pages by link too.
  {
    name: 'marks',
    test: modules(
      'platform/web/parts/(Sentiment|LevelBars|Sparkline|Count)',
      'articles/articles/web/(region-name|ArticleTime|article-time.module.css|sentiment-name|media-icon|pieces|Highlighted)',
      'articles/articles/contract/(reactions|sender-facts|sender-words)',
      'monitors/labels/web/(LabelDot|label-colour)',
    ),
  },
  // Lists of articles and what links to them.
  {
    name: 'questions',
    test: modules(
      'monitors/monitors/(contract|contract/(form|monitor|many|media-group|tree-file|trial)|strings/tree-file)',
      'monitors/monitors/web/(addresses|tree/monitor-queries)',
      'charts/charts/contract',
      'charts/charts/contract/spread',
      'articles/articles/contract',
      'articles/articles/contract/(edit|stories)',
      'desk/article-list/web/(address|desk-address)',
    ),
  },
  // Lists of articles and panels that act on them.
  {
    name: 'acts',
    test: modules(
      'desk/article-list/(contract|strings|strings/.*)',
      'desk/article-list/web/(found|desk-queries)',
      'handling/article-actions/(contract|strings)',
      'articles/vocabularies/(contract|strings/of-articles)',
      'articles/vocabularies/web/(queries|use-dimensions)',
      'people/organisations/(contract|contract/(look|manage|use)|web/use-members)',
    ),
  },
  {
    name: 'disturbances',
    test: modules(
      'charts/charts/(strings/disturbances|contract/disturbed-columns)',
      'charts/charts/web/(Disturbance|Disturbance.module.css|use-disturbances)',
    ),
  },
  // Within rows of articles, and what follows acts on them.
  {
    name: 'row-parts',
    test: modules(
      'monitors/labels/contract',
      'monitors/labels/web/label-queries',
      'handling/(briefs|clippings)/strings/elsewhere',
      'desk/article-list/web/(follow|every|use-arrivals|WithQueries|acts/(panel|ActPanels)|edit/editing)',
    ),
  },
  // Panes beside each other, and trees in them.
  {
    name: 'panes',
    test: modules(
      'platform/web/parts/(StackedPanes|SplitPanes|pane-widths|use-later)',
      'platform/web/tree/(order|use-tree-drag|strings|tree.module.css|TreeRow|use-tree-steering)',
    ),
  },
  // The tree of monitors and what begins in it.
  {
    name: 'monitor-tree',
    test: modules(
      'monitors/monitors/web/drafts/(duplicate|manage-address|saved-draft|draft)',
      'monitors/monitors/web/tree/(MonitorTree.module.css|monitor-acts|tree|ItemMenu|use-only-open)',
      'monitors/monitors/contract/of-question',
      'monitors/monitors/strings/tree',
      'monitors/absence/web/address',
      'monitors/labels/web/(addresses|labels.module.css)',
      'monitors/labels/strings/of-tree',
      'monitors/filters/web/(exclude-address|filter-form|queries)',
      'monitors/filters/(contract|contract/(filter|filtered|trial)|strings/excluding)',
      'warnings/warnings/web/(manage/warning-form|begin/(begin.module.css|NewWarning|of-filters))',
      'desk/first-steps/strings',
      'desk/first-steps/web/first-article',
      'collecting/intake/web/entering',
      'collecting/hot-lists/web/index',
    ),
  },
]

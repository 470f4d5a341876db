import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressBuilt } from './build/compress.ts'
import { contractsOfBrowsers } from './build/contracts-of-browsers.ts'
import { framedPage } from './build/framed-page.ts'
import { oneLanguage } from './build/one-language.ts'
import { onlyOurLanguages } from './build/only-our-languages.ts'
import { screenWeights } from './build/screen-weights.ts'
import { sharedFilesStandAlone } from './build/shared-files.ts'
import { sharedGroups } from './build/shared-groups.ts'
import { whatIsUsed } from './build/what-is-used.ts'
import { withoutJsonSchema } from './build/without-json-schema.ts'

const root = join(import.meta.dirname, '..', '..')
const outDir = 'dist'
const server = `http://127.0.0.1:${process.env.GUANLAN_PORT ?? '8080'}`
const served = ['/INEWSAPI', '/session', '/realms', '/inews', '/ua', '/embed', '/version.json', '/health']

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    onlyOurLanguages,
    withoutJsonSchema,
    contractsOfBrowsers,
    oneLanguage(root),
    sharedFilesStandAlone([
      ...['react', 'contract', 'days', 'dates', 'aria', 'records', 'kit'],
      ...sharedGroups.map(({ name }) => name),
    ]),
    framedPage,
    compressBuilt(join(import.meta.dirname, outDir)),
    screenWeights(root, join(import.meta.dirname, outDir)),
  ],
  server: { proxy: Object.fromEntries(served.map(path => [path, { target: server, changeOrigin: false }])) },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      treeshake: whatIsUsed,
      output: {
        // React and the router change seldom: a file of their own stays in the browser's cache over releases.
        codeSplitting: {
          // A group is what its test says, not also what that imports: the kit would drag the frame’s parts away from the first load.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            // What the sign-in needs is one file.
            { name: 'first', tags: ['$initial'] },
            // Declared calls and schemas are needed the moment the kit is read.
            { name: 'contract', test: /platform[\\/]contract[\\/]/ },
            // What charts are asked is declared together; their formulas come with the screens that show them.
            {
              name: 'charts-contract',
              test: /charts[\\/]charts[\\/]contract[\\/](?!spread|disturbed|coverage-words|formulas[\\/]computed)/,
            },
            // What lists and forms share is one file, or each screen would get another cut of it; dates and the controls
            // of react-aria are files of their own, for the screens that have them.
            // Days and moments are needed by both, and need neither: in the file of one, the other would be read before it is there.
            { name: 'days', test: /node_modules[\\/]@internationalized[\\/]date[\\/]/ },
            {
              name: 'dates',
              test: /node_modules[\\/]@?react-(aria|stately).*[\\/](calendar|datepicker)[\\/]|[\\/]fields[\\/](dates|Date|DayField|Moment|Range|Calendar)|components[\\/].*[\\/](Calendar|Date)\w*\.m?js$/,
            },
            {
              name: 'aria',
              test: /node_modules[\\/](@?react-aria|@?react-stately|@internationalized|clsx|use-sync-external-store)|[\\/]fields[\\/](Select|Pick|Tree|Cascade|Floating|Choice|Spoken)/,
            },
            // What a list of articles needs of it comes without tables and forms.
            {
              name: 'records',
              test: /platform[\\/]web[\\/](records[\\/](undo|unsaved|strings|saved-draft|question|selection|use-selection|use-records|use-list|WritingDialog)|table[\\/](columns|layout-here|list-settings|use-columns|SavedViews|SaveView|ViewLine|viewed-list|strings)|files[\\/]save-as|parts[\\/](Note|Welcome))\./,
            },
            // Questions and their answers are needed by every screen.
            {
              name: 'answers',
              test: /node_modules[\\/]@tanstack[\\/](react-)?query|platform[\\/]web[\\/]client[\\/]answers\./,
            },
            // The frame of pages by link stays out of it: who opens a link needs no tables and no forms; so do walls and uploads, which few have.
            {
              name: 'kit',
              test: /platform[\\/]web[\\/](records|fields(?![\\/](UploadInput|upload)\.)|table|frames(?![\\/](PhoneFrame|WallFrame))|files)[\\/]|node_modules[\\/]react-hook-form[\\/]/,
            },
            ...sharedGroups,
            // What articles are and how they are asked for is one file, and what nearly all screens share another: cut by who shares what, they were thirty, each named by every screen.
            { name: 'articles-contract', minShareCount: 80, test: /[\\/]features[\\/]/ },
            { name: 'common', minShareCount: 100, test: /[\\/]platform[\\/]/ },
            // Rows of articles and what is done to them are one file for the desk, searches and lists behind figures: cut by who shares what, they were thirteen.
            {
              name: 'article-rows',
              test: /articles[\\/]articles[\\/]web[\\/](article-looks\.module|pointed|ArticleCard|ArticleHeadline|article-row\.module|ArticleFacts|ArticleRowView)\.|desk[\\/]article-list[\\/]web[\\/](acts[\\/](WorkMarks|use-collect-site|use-act-items|acts\.module|use-quick-acts|target|use-act|act-queries|use-folder-acts|use-key-acts|use-target|RowMenu|ActMenu)\.|use-(correct|similarity|chosen-acts|cursor|desk-keys|row-menu|selection|article-workplace|stories)\.|similarity\.|list[\\/](Rows|FoldButton|StoryRows|BulkBar|LookMenu|line\.module|FeedArticle|row-at|use-cards-in-line|use-staying-put|FeedRows|looks)\.|reading[\\/](OpenArticlePane|DeskPanes|reading-look|ReadingPane(\.module)?|WaitingForArticle)\.|use-mark\.|parts[\\/]SentimentMenu\.)|articles[\\/]articles[\\/]contract[\\/]translation\.|handling[\\/](translation[\\/](contract|web[\\/]translated)\.|exports[\\/]strings[\\/.])|warnings[\\/]warnings[\\/]web[\\/]addresses\./,
            },
            // So is what narrows a list: range, filters, and how much there is.
            {
              name: 'narrowing',
              test: /desk[\\/]article-list[\\/]web[\\/](filters[\\/](filters\.module|CheckList|use-choice-counts|MediaPicker|TextValues|ValuePicker|FilterChip|FilterBar|filter-words)\.|parts[\\/]Popover\.|list[\\/](RangePicker|CoverageStrip|coverage)\.)/,
            },
          ],
        },
      },
    },
  },
})

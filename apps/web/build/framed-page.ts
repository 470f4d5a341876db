/**
 * The page that other sites frame (embed.html) is built after the product and by itself: it shares no file with it, so that nothing of the
 * product runs in a frame, and its own few files are all that a visitor loads.
 */
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { onlyOurLanguages } from './only-our-languages.ts'
import { whatIsUsed } from './what-is-used.ts'

const root = join(import.meta.dirname, '..')

export const framedPage: Plugin = {
  name: 'framed-page',
  apply: 'build',
  // Before what was built is compressed.
  closeBundle: {
    sequential: true,
    order: 'pre',
    async handler() {
      await build({
        root,
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        plugins: [react(), onlyOurLanguages],
        build: {
          outDir: 'dist',
          emptyOutDir: false,
          target: 'es2023',
          chunkSizeWarningLimit: 700,
          assetsDir: 'assets/embed',
          rolldownOptions: { input: join(root, 'embed.html'), treeshake: whatIsUsed },
        },
      })
    },
  },
}

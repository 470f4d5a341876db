import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressBuilt } from './build/compress.ts'

const outDir = 'dist'
const server = `http://127.0.0.1:${process.env.GUANLAN_PORT ?? '8080'}`
const served = ['/INEWSAPI', '/session', '/realms', '/inews', '/ua', '/version.json', '/health']

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compressBuilt(join(import.meta.dirname, outDir))],
  server: { proxy: Object.fromEntries(served.map(path => [path, { target: server, changeOrigin: false }])) },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // The doors export more than one screen uses; what a screen does not use must not travel with it.
      treeshake: {
        // Style sheets and the registration of chart kinds act by being loaded; nothing else of ours does.
        moduleSideEffects: id =>
          /(\.css|\/echarts\.ts)($|\?)/.test(id) || !/\/(platform\/web|platform\/contract|features)\//.test(id),
      },
      output: {
        // React and the router change seldom: a file of their own stays in the browser's cache over releases.
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// }],
        },
      },
    },
  },
})

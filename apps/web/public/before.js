// Runs before every module. The schemas of the contracts are built while modules load, and the schema library would try
// to compile code from text, which our content security policy refuses and the browser reports as a fault.
globalThis.__zod_globalConfig = { jitless: true }

import { openBenchDatabases } from '/work/main/scripts/bench/databases.ts';
import { measureLiveAt } from '/work/main/scripts/bench/live.ts';
import { median, quantile } from '/work/main/scripts/bench/figures.ts';
const count = Number(process.argv[2]); const rounds = Number(process.argv[3] ?? 8);
const d = await openBenchDatabases(process.env.BENCH_DIR ?? '/tmp/pub-h-bench');
try { const { values, steps } = await measureLiveAt(d, count, rounds);
console.log(count, 'p50', Math.round(median(values)), 'p95', Math.round(quantile(values, .95)), values.map(Math.round).join(' ')); console.log(steps.join('\n'));
} finally { await d.stop(); }

import { workerData } from 'node:worker_threads';
import { type BuildSearchIndex, buildSearchIndex } from '#search/build-index';

const order: BuildSearchIndex = workerData;
await buildSearchIndex(order);

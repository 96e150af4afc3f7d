import './every-page.ts';
import { seedStockImages } from './seed-stock-images.ts';

const start = () => void seedStockImages();
if ('requestIdleCallback' in window) addEventListener('load', () => requestIdleCallback(start));
else addEventListener('load', () => setTimeout(start, 2000));

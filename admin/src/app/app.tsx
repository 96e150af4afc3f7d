import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router';
import { makeQueryClient } from '../api/query-client.ts';
import { useSessionWatch } from '../session/use-session.ts';
import { useQuestion } from '../site/budget-question.ts';
import { later } from '../ui/later.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { TooltipLayer } from '../ui/tooltip-layer.tsx';
import { useAreas } from '../ui/use-areas.ts';
import { useDroppedFiles } from '../ui/use-dropped-files.ts';
import { useKeptFocus } from '../ui/use-kept-focus.ts';
import { makeRouter } from './router.tsx';
import { useFetchAhead } from './use-fetch-ahead.ts';

const BudgetDialog = later(async () => (await import('../site/budget-dialog.tsx')).BudgetDialog);
const BudgetPlace = () => (useQuestion() ? <BudgetDialog /> : null);

export function App() {
	const [queryClient] = useState(makeQueryClient);
	const [router] = useState(makeRouter);
	useSessionWatch();
	useFetchAhead();
	useAreas();
	useDroppedFiles();
	useKeptFocus();
	return (
		<QueryClientProvider client={queryClient}>
			<RouterProvider router={router} />
			<BudgetPlace />
			<Toaster />
			<TooltipLayer />
		</QueryClientProvider>
	);
}

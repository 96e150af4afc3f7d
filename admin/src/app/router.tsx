import { createBrowserRouter, Navigate, type RouteObject, useParams } from 'react-router';
import { paths } from '#config/paths';
import { ListPage } from '../features/posts/list-page.tsx';
import { RedirectSignedIn } from '../session/guards.tsx';
import { DeskLayout } from './desk-layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { RouteError } from './route-error.tsx';
import { TopOfPage } from './top-of-page.tsx';

/** S20: the specification's other address of the edit form redirects to its route. */
function OldEditAddress() {
	const { id = '' } = useParams();
	return <Navigate to={paths.admin.edit(id)} replace />;
}

// Frame and list are bundled with the start because everybody opens them, so they load without another request.
const loginPage = () =>
	import('../features/login/login-page.tsx').then(({ LoginPage }) => ({ Component: LoginPage }));
const forgottenPage = () =>
	import('../features/login/forgotten-page.tsx').then(({ ForgottenPage }) => ({
		Component: ForgottenPage,
	}));
const newPasswordPage = () =>
	import('../features/login/new-password-page.tsx').then(({ NewPasswordPage }) => ({
		Component: NewPasswordPage,
	}));
const binPage = () =>
	import('../features/bin/bin-page.tsx').then(({ BinPage }) => ({ Component: BinPage }));
const systemPage = () =>
	import('../features/system/system-page.tsx').then(({ SystemPage }) => ({
		Component: SystemPage,
	}));
const profilePage = () =>
	import('../features/profile/profile-page.tsx').then(({ ProfilePage }) => ({
		Component: ProfilePage,
	}));
const keepText = () =>
	import('../session/keep-text.tsx').then(({ KeepText }) => ({ Component: KeepText }));
const formRoute = () =>
	import('../features/post-form/form-route.tsx').then(({ FormRoute }) => ({
		Component: FormRoute,
	}));
const historyPage = () =>
	import('../features/history/history-page.tsx').then(({ HistoryPage }) => ({
		Component: HistoryPage,
	}));
const imagesPage = () =>
	import('../features/images/images-page.tsx').then(({ ImagesPage }) => ({
		Component: ImagesPage,
	}));
const authorsPage = () =>
	import('../features/authors/authors-page.tsx').then(({ AuthorsPage }) => ({
		Component: AuthorsPage,
	}));

const calendarPage = () =>
	import('../features/calendar/calendar-page.tsx').then(({ CalendarPage }) => ({
		Component: CalendarPage,
	}));
const resultsPage = () =>
	import('../features/results/results-page.tsx').then(({ ResultsPage }) => ({
		Component: ResultsPage,
	}));
const topicsPage = () =>
	import('../features/topics/topics-page.tsx').then(({ TopicsPage }) => ({
		Component: TopicsPage,
	}));

const routes: RouteObject[] = [
	{
		element: <TopOfPage />,
		ErrorBoundary: RouteError,
		HydrateFallback: () => null,
		children: [
			{
				element: <RedirectSignedIn />,
				children: [{ path: paths.admin.login, lazy: loginPage }],
			},
			{ path: paths.admin.forgottenPassword, lazy: forgottenPage },
			{ path: paths.admin.newPassword, lazy: newPasswordPage },
			{
				element: <DeskLayout />,
				children: [
					{ path: paths.admin.home, element: <ListPage /> },
					{ path: paths.admin.calendar, lazy: calendarPage },
					{ path: paths.admin.results, lazy: resultsPage },
					{ path: paths.admin.topics, lazy: topicsPage },
					{ path: paths.admin.images, lazy: imagesPage },
					{ path: paths.admin.authors, lazy: authorsPage },
					{ path: paths.admin.bin, lazy: binPage },
					{ path: paths.admin.system, lazy: systemPage },
					{ path: paths.admin.profile, lazy: profilePage },
					{ path: `${paths.admin.home}/*`, element: <NotFoundPage /> },
				],
			},
			{
				lazy: keepText,
				children: [
					{
						lazy: formRoute,
						children: [{ path: paths.admin.create }, { path: paths.admin.edit(':id') }],
					},
					{ path: paths.admin.history(':id'), lazy: historyPage },
				],
			},
			{ path: '/admin/edit-post/:id', element: <OldEditAddress /> },
			{ path: '/admin/autores', element: <Navigate to={paths.admin.authors} replace /> },
		],
	},
];

export const makeRouter = () => createBrowserRouter(routes);

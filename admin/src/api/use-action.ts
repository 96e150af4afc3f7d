import { hashKey, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** A mutation that ignores calls while one is running: a double click is over before its button looks disabled. */
export function useAction<Result, Input = void>(options: UseMutationOptions<Result, Error, Input>) {
	const mutation = useMutation(options);
	const running = useRef(new Set<string>());
	const mutate = (input: Input): void => {
		const key = hashKey([input]);
		if (running.current.has(key)) return;
		running.current.add(key);
		const end = () => running.current.delete(key);
		mutation.mutateAsync(input).then(end, end);
	};
	return { ...mutation, mutate };
}
